export { createHttpPsp } from './http-psp.ts'
export { createPspInbox, type PspInbox, type PspListener } from './inbox.ts'
export { playerRefOf } from './player-ref.ts'
