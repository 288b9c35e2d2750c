import type { TestProject } from 'vitest/node'
import { makeDatabaseTemplates } from '#tests/fixtures/database-templates.ts'
import { demoLakeTemplate } from '#tests/fixtures/demo-lake.ts'
import { scriptBundles } from '#tests/fixtures/script-bundles.ts'

/** Builds what integration files copy before they start, so that none of them waits for it or builds it twice. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('scripts', await scriptBundles())
  await makeDatabaseTemplates()
  await demoLakeTemplate()
}
