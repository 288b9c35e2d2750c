export {
  addFavourite,
  FAVOURITES_MOST,
  readFavourites,
  removeFavourite,
  toggleFavourite,
} from './favourites.ts'
export { readLastPlayed } from './last-played.ts'
export { changeSuggestions, readSuggestions } from './suggestions.ts'
