export { toLimitKey } from './limit-key.ts'
export { type SharedLimit, takeFromWindows } from './rate-store.ts'
