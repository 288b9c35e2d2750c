export { createHttpPsp, playerRefOf } from './http-psp.ts'
export { createPspInbox, type PspInbox, type PspListener } from './inbox.ts'
export { deleteOldUnread, selectUnread } from './unread-store.ts'
