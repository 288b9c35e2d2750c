export { deleteSelfTests, readSelfTests, storeSelfTest } from './self-test.ts'
