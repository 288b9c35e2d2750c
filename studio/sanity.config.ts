import { visionTool } from '@sanity/vision'
import { defineConfig, type SchemaTypeDefinition } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { SCHEMA_TYPES } from '../schemas/index.ts'
import { guarded } from './actions/guarded-publish.tsx'
import { readInstallation } from './installation.ts'
import { bindLogin } from './login-state.ts'
import { locations, mainDocuments } from './preview/locations.ts'
import { newDocuments } from './structure/new-documents.ts'
import { SINGLETONS, structure } from './structure/structure.ts'
import { ADMINISTRATOR_TOOLS, EDITOR_TOOLS, PREVIEW_LINKS } from './tools/tools.ts'

const { apiHost, projectId, dataset, siteUrl } = readInstallation()

/** The types whose documents have markets. */
const MARKET_TYPES = new Set(
  SCHEMA_TYPES.filter(({ fields }) => fields?.some((it) => it.name === 'markets')).map(
    (it) => it.name,
  ),
)

/** The client calls `<project>.<host>`, so the sign-in page must use the same host name. */
function loginAddress(host: string): string {
  // Sanity appends its parameters with "?", so the state is part of the path. Outside a browser there is no sign-in.
  const state = typeof window === 'undefined' ? '' : `/${bindLogin()}`
  const url = new URL(`/v1/auth/login/local${state}`, host)
  url.hostname = `${projectId}.${url.hostname}`
  return url.href
}

export default defineConfig({
  name: 'default',
  title: 'Playhouse',
  projectId,
  dataset,
  ...(apiHost
    ? {
        apiHost,
        auth: {
          loginMethod: 'token',
          mode: 'replace',
          redirectOnSingle: false,
          providers: [{ name: 'local', title: 'Playhouse sign-in', url: loginAddress(apiHost) }],
        },
      }
    : {}),
  plugins: [
    structureTool({ structure }),
    presentationTool({
      title: 'Preview as',
      resolve: { locations, mainDocuments },
      allowOrigins: [siteUrl],
      previewUrl: {
        initial: `${siteUrl}/en-UN`,
        // Sanity's own share links never expire and have no owner; the site's links have an expiry and an owner.
        previewMode: { enable: '/api/preview/enable', shareAccess: false },
      },
    }),
    visionTool({ defaultApiVersion: '2025-02-19' }),
  ],
  tools: (tools, { currentUser }) => [
    ...tools,
    ...EDITOR_TOOLS,
    ...(apiHost ? [PREVIEW_LINKS] : []),
    // Accounts and log of this installation's lake; hosted projects have their own.
    ...(apiHost && currentUser?.roles.some(({ name }) => name === 'administrator')
      ? ADMINISTRATOR_TOOLS
      : []),
  ],
  schema: {
    types: SCHEMA_TYPES as unknown as SchemaTypeDefinition[],
    templates: (templates) => newDocuments(templates, MARKET_TYPES),
  },
  document: {
    comments: { enabled: false },
    // For a page that can exist per market, the document for all markets has its type as its id: it must not be
    // removed.
    actions: (actions, { schemaType, documentId }) =>
      actions
        .filter(
          ({ action }) =>
            (!SINGLETONS.includes(schemaType) && documentId !== schemaType) ||
            (action && ['publish', 'discardChanges', 'restore'].includes(action)),
        )
        .map((it) => (it.action === 'publish' ? guarded(it) : it)),
  },
  tasks: { enabled: false },
  scheduledPublishing: { enabled: false },
  releases: { enabled: true },
  scheduledDrafts: { enabled: true },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
})
