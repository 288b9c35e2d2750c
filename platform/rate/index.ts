export { type SharedLimit, takeFromWindows } from './rate-store.ts'
