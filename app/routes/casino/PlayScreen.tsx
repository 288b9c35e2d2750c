import { useRevalidator, useRouteLoaderData } from '@remix-run/react'
import { lazy, Suspense, useCallback, useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDueCheck } from '#app/features/activity/ActivityProvider.tsx'
import { MenuDeposit } from '#app/features/deposits/DepositButton.tsx'
import { FactsList } from '#app/features/game/FactsList.tsx'
import { GameScreen } from '#app/features/game/GameScreen.tsx'
import { CLOSED_MENU, coversGame, nextMenu } from '#app/features/in-game-menu/menu-state.ts'
import { gameBreak } from '#app/features/layout/Header.css.ts'
import type { PageLayoutData } from '#app/features/layout/layout.server.ts'
import { PanicButton } from '#app/features/layout/PanicButton.tsx'
import { LoginButton } from '#app/features/login/LoginButton.tsx'
import { ResumeLinks } from '#app/features/rounds/ResumeLinks.tsx'
import { BalanceFigure } from '#app/features/wallet/BalanceFigure.tsx'
import { BalanceParts } from '#app/features/wallet/BalanceParts.tsx'
import { playableOf } from '#app/features/wallet/balance.ts'
import { useWallet } from '#app/features/wallet/WalletProvider.tsx'
import { loadMessages } from '#app/market/i18n.client.ts'
import { useLocale, useLocalePath } from '#app/market/use-locale.ts'
import { fromApiSum, toApiAmount } from '#contracts/money.ts'
import type { WalletBalance } from '#contracts/wallet-feed.ts'
import { formatApiAmount } from '#markets/format-amount.ts'
import type { PlayRouteData } from './play-page.server.ts'

/** The texts are loaded with the windows: a game that is only played needs neither. */
function withWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), loadMessages(['gamemenu', 'rewards'])]))[0]
}
const GameMenu = lazy(withWords(() => import('#app/features/in-game-menu/GameMenu.tsx')))
// Each suspends in its own boundary: the window around it stays, and keeps the focus.
const MenuRewards = lazy(() => import('#app/features/rewards/MenuRewards.tsx'))
const MenuBonusCode = lazy(() => import('#app/features/bonus-code/MenuBonusCode.tsx'))
const GamePanel = lazy(withWords(() => import('#app/features/in-game-menu/GamePanel.tsx')))

/** Made once, so that a change of the balance does not draw them again. */
const LOG_IN = <LoginButton />
const BREAK_BUTTON = <PanicButton className={gameBreak} testId="take-a-break-game" withText />

/** Composes game, menu, rounds, wallet and login, which do not depend on each other. */
export function PlayScreen(props: PlayRouteData) {
  const { page } = props
  const { t } = useTranslation('rounds')
  const path = useLocalePath()
  const { language } = useLocale()
  const balance = useWallet()?.balance ?? null
  const layout = useRouteLoaderData<PageLayoutData>('root')
  const signedOut = useSignedOut(layout, page.mode === 'real')
  const { revalidate } = useRevalidator()
  const check = useDueCheck()
  const [menu, dispatch] = useReducer(nextMenu, CLOSED_MENU)
  const gameId = page.game.id
  useEffect(() => {
    dispatch({ type: 'panel-game', gameId })
    // The menu that led to another game would pause it.
    dispatch({ type: 'close' })
  }, [gameId])
  const close = () => dispatch({ type: 'close' })
  const openMenu = useCallback(() => dispatch({ type: 'open' }), [])
  const inGame = balance && {
    amount: stakeable(balance.parts, props),
    currency: balance.currency,
  }
  const accepted =
    balance && inGame && inGame.amount < playableOf(balance.parts)
      ? formatApiAmount(inGame.amount, inGame.currency, language)
      : null
  const waiting = props.openRounds.flatMap((it) =>
    it.resume === null ? [] : [{ ...it, resume: it.resume }],
  )
  // Never server-rendered: React hydrates a boundary late, and gives up on one that changes before.
  const opened = !signedOut && (menu.menu !== 'closed' || menu.panel.open)
  return (
    <>
      <GameScreen
        key={page.launch.state === 'ready' ? page.launch.url : page.launch.state}
        page={page}
        facts={props.facts}
        lobbyPath={path(props.lobbyPath)}
        logIn={LOG_IN}
        balanceFigure={<BalanceFigure balance={inGame} />}
        balance={inGame}
        walletSeq={balance?.seq ?? null}
        breakButton={layout?.player ? BREAK_BUTTON : null}
        openRounds={waiting.length === 0 ? '' : t('open.title', { number: waiting.length })}
        covered={coversGame(menu) || check !== null}
        check={check?.payload ?? null}
        onMenu={layout?.player ? openMenu : null}
        onBanking={layout?.player ? () => dispatch({ type: 'open', at: 'banking' }) : null}
        signedOut={signedOut}
        limitation={props.limitation}
      />
      {opened ? (
        <Suspense fallback={null}>
          {menu.menu === 'closed' ? null : (
            <GameMenu
              at={menu.menu}
              onChoose={(section) => dispatch({ type: 'choose', section })}
              onBack={() => dispatch({ type: 'back' })}
              onClose={close}
              onPanel={() => dispatch({ type: 'panel-open' })}
              onSignedOut={revalidate}
              resume={(className) => <ResumeLinks rounds={waiting} className={className} />}
              balance={<BalanceParts />}
              accepted={accepted}
              rewards={
                <Suspense fallback={null}>
                  <MenuRewards />
                </Suspense>
              }
              bonusCode={
                <Suspense fallback={null}>
                  <MenuBonusCode />
                </Suspense>
              }
              deposit={
                <Suspense fallback={null}>
                  <MenuDeposit close={close} />
                </Suspense>
              }
            />
          )}
          {menu.panel.open ? (
            <GamePanel
              game={page.game}
              facts={<FactsList view={props.facts} />}
              isPlayer={Boolean(layout?.player)}
              onClose={() => dispatch({ type: 'panel-close' })}
            />
          ) : null}
        </Suspense>
      ) : null}
    </>
  )
}

/**
 * The balance that the game can stake: bonus money of its kind included, unless it accepts none; never what is locked
 * for withdrawals.
 */
function stakeable(
  parts: WalletBalance,
  { page, limitation }: Pick<PlayRouteData, 'page' | 'limitation'>,
): number {
  const bonus = page.kind === 'LIVE_CASINO' ? parts.liveCasinoBonus : parts.casinoBonus
  return limitation === 1
    ? parts.mainBalance
    : toApiAmount(fromApiSum(parts.mainBalance) + fromApiSum(bonus))
}

/**
 * Whether the player for whom this game was launched is no longer the signed-in one. If the platform cannot tell,
 * nothing ends: it refuses the bets itself.
 */
function useSignedOut(layout: PageLayoutData | undefined, isReal: boolean): boolean {
  const now = layout?.player?.id ?? null
  const openedBy = useRef(now)
  if (openedBy.current === null && now !== null) openedBy.current = now
  if (!isReal || !layout || layout.platformDown) return false
  return now !== openedBy.current || now === null
}
