export { createHttpPsp, playerRefOf } from './http-psp.ts'
export { createPspInbox, type PspInbox, type PspListener } from './inbox.ts'
