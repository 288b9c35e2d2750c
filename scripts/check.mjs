// `npm run check`: the fast part of `npm test`, for use between two edits.
process.argv.push('static', 'unit')
await import('./test.mjs')
