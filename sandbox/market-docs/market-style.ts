/** The style sheet of the page, served as its own file: the page has no inline styles. */
export const MARKET_STYLE = `
:root { color-scheme: light dark; --ink: #1b1b23; --muted: #55555f; --line: #c9c9d3; --ground: #fff; --band: #f4f4f8; --link: #23409a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1f1f5; --muted: #b7b7c4; --line: #45454f; --ground: #16161c; --band: #202028; --link: #a9bcff; }
}
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem; color: var(--ink); background: var(--ground); overflow-wrap: anywhere; }
a { color: var(--link); }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .75rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1rem 0; }
select, button { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; max-width: 100%; color: inherit; background: var(--band); border: 1px solid var(--muted); border-radius: .5rem; }
summary { min-height: 2rem; cursor: pointer; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
.ways { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
.ways a { display: inline-block; padding: .25rem 0; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
thead th { font-size: .9rem; color: var(--muted); }
tbody th { width: 22%; }
td:nth-child(3) { color: var(--muted); }
time { white-space: nowrap; }
.label { display: none; }
.trust { display: inline-block; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--band); white-space: nowrap; }
.strict, .dossier { border-style: dashed; border-color: var(--muted); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media (max-width: 48rem) {
  table, tbody, tr, tbody th, td { display: block; width: auto; }
  thead { position: absolute; left: -100vw; }
  tr { border: 1px solid var(--line); border-radius: .75rem; margin: 0 0 .75rem; padding: .5rem .75rem; }
  th, td { border: 0; padding: .15rem 0; }
  .label { display: inline; color: var(--muted); font-size: .875rem; }
}
`
