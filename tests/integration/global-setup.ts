import { makeDatabaseTemplates } from '#tests/fixtures/database-templates.ts'
import { demoLakeTemplate } from '#tests/fixtures/demo-lake.ts'

/** What integration files copy is made before they start, so that none of them waits for it or makes it twice. */
export default async function setup(): Promise<void> {
  await makeDatabaseTemplates()
  await demoLakeTemplate()
}
