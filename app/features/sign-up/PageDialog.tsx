import { useTranslation } from 'react-i18next'
import { Fragment } from '#app/content/fragments/Fragment.tsx'
import { pageTextAddress, type ReadBeside } from '#app/content/rich-text/page-text-address.ts'
import { useLocale, useLocalePath } from '#app/market/use-locale.ts'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import '#app/content/rich-text/RichText.css.ts'

/** A page that is read over the form (TRM-04, table 4); a link to it where its text does not come. */
export default function PageDialog(props: {
  page: ReadBeside
  title: string
  onClose: () => void
}) {
  const { page } = props
  const { segment } = useLocale()
  const path = useLocalePath()
  const { t } = useTranslation('signup')
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <div data-testid="page-dialog">
        <Fragment
          id={pageTextAddress(segment, page)}
          whenMissing={
            <a href={path(`/${page}`)} target="_blank" rel="noopener">
              {t(page === 'terms' ? 'consents.readTerms' : 'consents.readCookies')}
            </a>
          }
        />
      </div>
    </Dialog>
  )
}
