export {
  mayMarketTo,
  readMarkers,
  readNotices,
  recordAnswer,
  recordShown,
} from './harm-markers.ts'
export { createIntervene, INTERVENE } from './intervene.ts'
export { createMarkerAdministration } from './marker-administration.ts'
