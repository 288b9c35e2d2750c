export {
  createHttpMessenger,
  MessengerUnavailableError,
  RecipientRefusedError,
} from './http-messenger.ts'
export { createOutbox, deleteOldMessages, type Messenger } from './message-store.ts'
export { writeMessage } from './write-message.ts'
