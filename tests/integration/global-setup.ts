import { makeDatabaseTemplates } from '#tests/fixtures/database-templates.ts'
import { demoLakeTemplate } from '#tests/fixtures/demo-lake.ts'

/** Builds what integration files copy before they start, so that none of them waits for it or builds it twice. */
export default async function setup(): Promise<void> {
  await makeDatabaseTemplates()
  await demoLakeTemplate()
}
