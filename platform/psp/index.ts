export { createHttpPsp } from './http-psp.ts'
