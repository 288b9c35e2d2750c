export { forgetSelfTests, keepSelfTest, readSelfTests } from './self-test.ts'
