export { putSegment } from './put-segment.ts'
export { readSegments } from './segment-store.ts'
