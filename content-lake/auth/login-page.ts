const toEntities = (text: string) => text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)

const STYLE = `
:root{color-scheme:dark light;--ground:#0e0b14;--raised:#17121f;--line:#75678a;--text:#f6f2fb;--muted:#b7acc6;--accent:#ddf45b;--ink:#14101b;--danger:#ff8087;--focus:#a48bff}
@media (prefers-color-scheme:light){:root{--ground:#faf8f5;--raised:#fff;--line:#877d6f;--text:#1b1524;--muted:#5e5468;--accent:#c9e63c;--danger:#c4222f;--focus:#5b3df5}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--text);font:17px/1.5 system-ui,sans-serif;padding:24px}
main{width:100%;max-width:400px;background:var(--raised);border-radius:20px;padding:32px}
h1{font-size:27px;line-height:1.1;margin:0 0 4px}p{margin:0 0 24px;color:var(--muted)}
label{display:block;font-weight:600;margin:16px 0 4px}
input{width:100%;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:6px;padding:10px 12px;min-height:48px}
button{width:100%;margin-top:24px;font:inherit;font-weight:700;min-height:48px;border:0;border-radius:12px;background:var(--accent);color:var(--ink);cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.error{margin:16px 0 0;color:var(--danger);font-weight:600}`

/** Its hash is in the page's Content-Security-Policy. */
export const LOGIN_STYLE = STYLE

/** The sign-in page of editors, without any script. */
export function loginPage(options: {
  origin: string
  email: string
  error: string | null
}): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sign in to the Playhouse Studio</title><style>${STYLE}</style></head>
<body><main><h1>Playhouse Studio</h1><p>Sign in as an editor.</p>
<form method="post" action="">
<input type="hidden" name="origin" value="${toEntities(options.origin)}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${toEntities(options.email)}"${options.error ? ' aria-describedby="error"' : ' autofocus'}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256"${options.error ? ' autofocus' : ''}>
${options.error ? `<p class="error" id="error" role="alert">${toEntities(options.error)}</p>` : ''}
<button type="submit">Sign in</button>
</form></main></body></html>`
}
