export { createOutbox, forgetOldMessages, type Messenger } from './message-store.ts'
