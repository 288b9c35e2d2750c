import { defineCliConfig } from 'sanity/cli'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'playhouse',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  typegen: {
    path: '../app/**/*.server.{ts,tsx}',
    schema: './schema.json',
    generates: '../schemas/generated/sanity-types.ts',
    formatGeneratedCode: false,
    overloadClientMethods: false,
  },
})
