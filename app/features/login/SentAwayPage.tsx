import { PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'

/**
 * The whole document for a rate-limited visitor without scripts: the texts of the login page without its frame. It
 * costs a fraction of that page, so that credential stuffing does not slow the site for players.
 */
export function ThrottledPage(props: {
  lang: string
  title: string
  text: string
  back: { href: string; text: string }
  stylesheets: readonly string[]
}) {
  return (
    <html lang={props.lang} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>{props.title}</title>
        {props.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main id="main">
          <PageContainer>
            <Notice tone="critical" title={props.title}>
              <Stack gap="sm">
                <p>{props.text}</p>
                <a href={props.back.href}>{props.back.text}</a>
              </Stack>
            </Notice>
          </PageContainer>
        </main>
      </body>
    </html>
  )
}
