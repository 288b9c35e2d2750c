import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import * as styles from './Verification.css.ts'
import type { DocumentView } from './verification.server.ts'

type Reason = NonNullable<DocumentView['reason']>
/** The document in a picture, and what is wrong with it. */
type Drawn = { paper: 'id' | 'letter' | 'card' | 'wallet'; flaw: Flaw }

/** The uploaded document and the required one, side by side; the text beside it says the same. */
export function RejectionPicture({ reason }: { reason: Reason }) {
  const { t } = useTranslation('verification')
  const { paper, flaw } = DRAWN[reason]
  return (
    <div className={layout.wrap.md}>
      <Drawing kind="wrong" label={t('wrong')}>
        {drawWrong(paper, flaw)}
      </Drawing>
      <Drawing kind="right" label={t('right')}>
        <Paper paper={paper} />
        {TICK}
      </Drawing>
    </div>
  )
}

function Drawing(props: { kind: 'right' | 'wrong'; label: string; children: ReactNode }) {
  return (
    <figure className={styles.picture}>
      <svg
        viewBox="0 0 150 110"
        aria-hidden="true"
        className={styles.drawing}
        data-kind={props.kind}
      >
        <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
          {props.children}
        </g>
      </svg>
      <figcaption>{props.label}</figcaption>
    </figure>
  )
}

const TICK = <path d="M118 92 l7 7 l14 -16" strokeWidth="5" />
const CROSS = <path d="M120 84 l16 16 M136 84 l-16 16" strokeWidth="5" />

function drawWrong(paper: Drawn['paper'], flaw: Flaw): ReactNode {
  const own: FlawDrawing = FLAWS[flaw]
  return (
    <>
      {own.without ? null : own.moved ? (
        <g transform={own.moved}>
          <Paper paper={paper} dim={own.dim ?? false} />
        </g>
      ) : (
        <Paper paper={paper} dim={own.dim ?? false} />
      )}
      {own.over}
      {CROSS}
    </>
  )
}

function Paper({ paper, dim = false }: { paper: Drawn['paper']; dim?: boolean }) {
  return <g opacity={dim ? 0.35 : 1}>{PAPERS[paper]}</g>
}

const FACE = (
  <>
    <circle cx="45" cy="45" r="9" />
    <path d="M31 72 q14 -20 28 0" />
  </>
)
const PAPERS: Readonly<Record<Drawn['paper'], ReactNode>> = {
  id: (
    <>
      <rect x="20" y="25" width="110" height="60" rx="6" />
      {FACE}
      <path d="M72 42 h46 M72 55 h46 M72 68 h30" />
    </>
  ),
  letter: (
    <>
      <rect x="40" y="8" width="70" height="94" rx="3" />
      <path d="M50 22 h26 M50 32 h34 M50 50 h50 M50 60 h50 M50 70 h50 M50 84 h20" />
    </>
  ),
  card: (
    <>
      <rect x="20" y="22" width="110" height="66" rx="8" />
      <rect x="32" y="36" width="18" height="13" rx="2" />
      <path d="M32 62 h14 M54 62 h2 M60 62 h2 M66 62 h2 M76 62 h14 M32 76 h48" />
    </>
  ),
  wallet: (
    <>
      <rect x="48" y="8" width="54" height="94" rx="8" />
      <path d="M58 26 h34 M58 38 h20 M58 58 h34 M58 68 h34 M58 78 h34" />
    </>
  ),
}

type FlawDrawing = {
  /** The document itself is not visible. */
  without?: true
  dim?: true
  moved?: string
  over?: ReactNode
}
const FLAWS = {
  empty: {
    without: true,
    over: <rect x="20" y="15" width="110" height="80" strokeDasharray="6 8" />,
  },
  blurred: { dim: true, moved: 'translate(4 3)', over: <g opacity="0.35">{PAPERS.id}</g> },
  cropped: { moved: 'translate(-38 30) scale(1.25)' },
  torn: { over: <path d="M95 4 l-10 22 l14 14 l-16 20 l12 16 l-8 28" strokeWidth="4" /> },
  nameless: { over: <path d="M46 18 h44 v20 h-44 z" fill="currentColor" /> },
  back: {
    without: true,
    over: <path d="M20 25 h110 v60 h-110 z M20 38 h110 M30 66 h90 M30 75 h90" />,
  },
  grey: { dim: true, over: <path d="M20 85 L130 25" strokeDasharray="2 6" /> },
  expired: {
    over: (
      <path
        d="M75 55 m-24 0 a24 24 0 1 0 48 0 a24 24 0 1 0 -48 0 M75 40 v15 l11 7"
        strokeWidth="4"
      />
    ),
  },
  otherKind: {
    without: true,
    over: <path d="M45 15 h60 v80 h-60 z M60 40 l30 30 M90 40 l-30 30" />,
  },
  otherName: { over: <path d="M66 34 h56 v14 h-56 z M66 62 l56 -20" /> },
  undated: { over: <path d="M46 78 h34 v12 h-34 z" fill="currentColor" /> },
  otherFace: { over: <path d="M96 30 a12 12 0 1 1 -1 0 M80 74 q16 -22 32 0 M62 50 h10" /> },
  pageGone: { over: <path d="M84 14 h34 v80 h-34 z" strokeDasharray="5 7" /> },
  ofAScreen: { over: <path d="M8 4 h134 v94 h-134 z M60 106 h30" strokeWidth="5" /> },
  otherPlace: {
    over: (
      <path d="M75 88 q-22 -26 -22 -40 a22 22 0 0 1 44 0 q0 14 -22 40 M68 48 h14" strokeWidth="4" />
    ),
  },
  telephone: { over: <path d="M60 34 h30 v48 h-30 z M72 75 h6" strokeWidth="4" /> },
  covered: { over: <path d="M50 54 h42 v16 h-42 z" fill="currentColor" /> },
  codeShown: {
    over: <path d="M98 68 h24 v14 h-24 z M103 75 h2 M109 75 h2 M115 75 h2" strokeWidth="4" />,
  },
  otherNumber: { over: <path d="M28 70 L96 54 M28 54 L96 70" /> },
  backMissing: { over: <path d="M30 32 h110 v66" strokeDasharray="5 7" /> },
  screenshot: {
    over: (
      <path
        d="M30 12 h-14 v14 M120 12 h14 v14 M30 100 h-14 v-14 M120 100 h14 v-14"
        strokeWidth="5"
      />
    ),
  },
  mail: { without: true, over: <path d="M22 26 h106 v60 h-106 z M22 26 l53 36 l53 -36" /> },
} as const satisfies Record<string, FlawDrawing>
type Flaw = keyof typeof FLAWS

const DRAWN: Readonly<Record<Reason, Drawn>> = {
  EMPTY: { paper: 'letter', flaw: 'empty' },
  BAD_QUALITY: { paper: 'id', flaw: 'blurred' },
  CROPPED_CORNERS_NOT_VISIBLE: { paper: 'id', flaw: 'cropped' },
  DAMAGED_DOCUMENT: { paper: 'id', flaw: 'torn' },
  GENERIC_NO_NAME: { paper: 'letter', flaw: 'nameless' },
  ID_BACKSIDE: { paper: 'id', flaw: 'back' },
  ID_BLACK_AND_WHITE: { paper: 'id', flaw: 'grey' },
  ID_EXPIRED: { paper: 'id', flaw: 'expired' },
  ID_INVALID_TYPE: { paper: 'id', flaw: 'otherKind' },
  ID_NAME_MISMATCH: { paper: 'id', flaw: 'otherName' },
  INVALID_ISSUE_DATE: { paper: 'letter', flaw: 'expired' },
  INVALID_SELFIE: { paper: 'id', flaw: 'otherFace' },
  MISSING_DOCUMENT_PAGE: { paper: 'letter', flaw: 'pageGone' },
  PHOTO: { paper: 'letter', flaw: 'ofAScreen' },
  POA_ADDRESS_MISMATCH: { paper: 'letter', flaw: 'otherPlace' },
  POA_INVALID_TYPE: { paper: 'letter', flaw: 'otherKind' },
  POA_MOBILE_PHONE_BILL: { paper: 'letter', flaw: 'telephone' },
  POA_NAME_MISMATCH: { paper: 'letter', flaw: 'otherName' },
  POA_NO_ISSUE_DATE: { paper: 'letter', flaw: 'undated' },
  POP_CARD_NAME_MISMATCH: { paper: 'card', flaw: 'otherName' },
  POP_CARD_NUMBER_MISMATCH: { paper: 'card', flaw: 'otherNumber' },
  POP_CARD_DIGITS_NOT_VISIBLE: { paper: 'card', flaw: 'covered' },
  POP_CARD_CVV_VISIBLE: { paper: 'card', flaw: 'codeShown' },
  POP_CARD_EXPIRED: { paper: 'card', flaw: 'expired' },
  POP_CARD_BACKSIDE_MISSING: { paper: 'card', flaw: 'backMissing' },
  POP_EWALLET_NAME_MISMATCH: { paper: 'wallet', flaw: 'otherName' },
  POP_EWALLET_ACCOUNT_NOT_VISIBLE: { paper: 'wallet', flaw: 'covered' },
  POP_EWALLET_WRONG_ACCOUNT: { paper: 'wallet', flaw: 'otherNumber' },
  POP_INCORRECT: { paper: 'card', flaw: 'otherKind' },
  REJECTED_DUE_TO_MASKED_INFO: { paper: 'letter', flaw: 'covered' },
  SCREENSHOT_NOT_ORIGINAL_DOCUMENT: { paper: 'letter', flaw: 'screenshot' },
  EMAIL: { paper: 'letter', flaw: 'mail' },
  UNKNOWN: { paper: 'id', flaw: 'blurred' },
}
