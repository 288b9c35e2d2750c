/** The only style sheet of the console's pages: the palette of the site, light and dark, no font to load. */
export const CONSOLE_STYLE_PATH = '/console/style.css'

export const CONSOLE_STYLE = `
:root {
  color-scheme: dark;
  --ground: #0E0B14; --surface: #17121F; --raised: #221A2D; --line: #33293F; --control: #75678A;
  --text: #F6F2FB; --muted: #B7ACC6; --accent: #DDF45B; --on-accent: #14101B; --link: #A48BFF;
  --critical: #FF5A64; --success: #3DD68C; --warning: #FFB84D;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --ground: #FAF8F5; --surface: #FFFFFF; --raised: #F2EEE8; --line: #E4DED5; --control: #877D6F;
    --text: #1B1524; --muted: #5E5468; --accent: #C9E63C; --on-accent: #14101B; --link: #5B3DF5;
    --critical: #C4222F; --success: #18794E; --warning: #9A4D00;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
#main:focus { outline: none; }
.skip { position: absolute; left: -100vw; padding: .5rem 1rem; background: var(--surface); }
.skip:focus { left: 1rem; top: .5rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: baseline; padding: 1rem; border-bottom: 1px solid var(--line); background: var(--surface); }
.brand { margin: 0; font-weight: 700; letter-spacing: -.01em; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .5rem 0; color: var(--muted); text-decoration: none; }
nav a:hover { color: var(--text); text-decoration: underline; }
nav a[aria-current] { color: var(--text); font-weight: 600; box-shadow: inset 0 -3px var(--accent); }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.15; letter-spacing: -.02em; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.25rem 0 .75rem; }
.card h2, .card h3 { margin: 0 0 .25rem; font-size: 1.1rem; }
p { margin: 0 0 1rem; max-width: 42rem; }
.muted, .hint { color: var(--muted); }
.hint { font-size: .9rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none; }
.card { padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.card p:last-child { margin-bottom: 0; }
.said p { padding: .75rem 1rem; border-left: 4px solid var(--success); background: var(--surface); }
.problems { padding: .75rem 1rem; margin: 0 0 1rem; border-left: 4px solid var(--critical); background: var(--surface); }
.problems p, .problems ul { margin: 0; }
.rows { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.rows > li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.who { min-width: min(16rem, 100%); }
.tags { display: flex; flex-wrap: wrap; gap: .35rem; margin: 0; padding: 0; list-style: none; }
.tag { padding: .1rem .6rem; border: 1px solid var(--control); border-radius: 99px; font-size: .85rem; }
.tag.bad { border-color: var(--critical); color: var(--critical); }
.tag.on { border-color: var(--warning); color: var(--warning); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0 0 1.5rem; }
dt { color: var(--muted); }
@media (max-width: 30rem) { main > dl { grid-template-columns: 1fr; gap: 0; } main > dl > dd { margin-bottom: .5rem; } }
dd { margin: 0; }
form.line { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 0 0 1.5rem; }
.card form.line { margin: 0 0 .5rem; }
form.line:has(.hint) { align-items: start; }
form.line:has(.hint) > button { margin-top: 1.75rem; }
fieldset { margin: 0 0 1.5rem; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin: 0 0 .5rem; font-weight: 600; font-size: 1.1rem; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: .75rem 1rem; align-items: start; }
.field { display: grid; gap: .25rem; min-width: 0; }
.check { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; }
input, select, button { font: inherit; color: inherit; min-height: 2.75rem; padding: .4rem .75rem; border: 1px solid var(--control); border-radius: 6px; background: var(--ground); max-width: 100%; min-width: 0; }
input[type=checkbox] { min-height: 0; width: 1.35rem; height: 1.35rem; flex: none; accent-color: var(--link); }
input[aria-invalid=true] { border-color: var(--critical); }
button { cursor: pointer; background: var(--raised); font-weight: 600; }
button:hover { border-color: var(--text); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 0 1.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--muted); font-weight: 500; }
code, kbd { font: .95em ui-monospace, monospace; }
.clock { font-size: 1.6rem; font-variant-numeric: tabular-nums; margin: 0 0 .25rem; }
.message { margin: 0 0 1.25rem; }
.mail { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden; }
.mail-head { padding: .9rem 1.1rem; border-bottom: 1px solid var(--line); background: var(--raised); }
.mail-head h2 { margin: 0 0 .35rem; font-size: 1.1rem; }
.mail-head dl { margin: 0; font-size: .9rem; gap: 0 .75rem; }
.mail-body { padding: 1.1rem; }
.mail-body p:last-child { margin-bottom: 0; }
.sms { max-width: 24rem; }
.sms h2 { margin: 0; font-size: 1rem; }
.sms .hint { margin: 0 0 .4rem; }
.bubble { padding: .75rem 1rem; border-radius: 18px 18px 18px 4px; background: var(--raised); }
.bubble p:last-child { margin: 0; }
.code { display: inline-block; padding: .25rem .75rem; border-radius: 6px; background: var(--ground); font: 700 1.5rem ui-monospace, monospace; letter-spacing: .15em; }
@media (prefers-reduced-motion: no-preference) { button, a { transition: color 150ms ease-out, border-color 150ms ease-out; } }
`
