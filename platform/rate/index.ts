export { ofVisitor, toLimitKey } from './limit-key.ts'
export { type RateLimit, takeFromWindows } from './rate-store.ts'
