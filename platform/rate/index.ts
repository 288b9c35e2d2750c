export { ofVisitor } from './limit-key.ts'
export { createRateLimiter } from './rate-limiter.ts'
export { type RateLimit, takeFromWindows } from './rate-store.ts'
export { createWindows } from './windows.ts'
