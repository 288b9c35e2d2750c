import { createServer } from 'node:net'

const PORTS = [
  ['site', 'SITE_PORT', 3000],
  ['sandbox', 'SANDBOX_PORT', 3100],
  ['lake', 'LAKE_PORT', 3200],
  ['platform', 'PLATFORM_PORT', 3300],
  ['Studio', 'STUDIO_PORT', 3333],
]

const isFree = (port, address) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, address, () => server.close(() => resolve(true)))
  })

/** One line about the first port that is taken, or null: checked before minutes of building. */
export async function checkPorts() {
  for (const [name, variable, standard] of PORTS) {
    const port = Number(process.env[variable] || standard)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) continue
    if (!(await isFree(port, process.env.BIND_ADDRESS || '127.0.0.1'))) {
      return `Port ${port} for the ${name} is taken: set ${variable} to another port.`
    }
  }
  return null
}
