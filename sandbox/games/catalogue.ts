import { BLACKJACK } from './blackjack/engine.ts'
import { blackjackMoves, blackjackStage } from './blackjack/stage.ts'
import { type Catalogue, type Game, gameTitle } from './game.ts'
import { HOLD_ENGINE } from './hold/engine.ts'
import { holdStage } from './hold/stage.ts'
import { LINES_ENGINE } from './lines/engine.ts'
import { linesStage } from './lines/stage.ts'
import type { LiveGame } from './live/live-game.ts'
import { liveGameOf, sessionEngineOf } from './live/live-games.ts'
import { liveBody } from './live/page.ts'
import { ROULETTE } from './roulette/engine.ts'
import { rouletteStage, rouletteTools } from './roulette/stage.ts'
import { holdSymbolsOf, skinOf, symbolsOf } from './skins.ts'
import { type TableGame, tableTexts } from './texts.ts'
import { VIDEO_POKER } from './video-poker/engine.ts'
import { videoPokerStage } from './video-poker/stage.ts'
import { LEAGUE_NAME } from './virtuals/league.ts'
import { leagueBody } from './virtuals/page.ts'
import { WAYS_ENGINE } from './ways/engine.ts'
import { waysStage } from './ways/stage.ts'

const tableGame = (
  game: TableGame,
  rest: Pick<Game, 'engine' | 'skin' | 'stage' | 'controls'>,
): Omit<Game, 'title'> => ({
  ...rest,
  family: game,
  texts: (language) => tableTexts(game, language),
  assets: {},
})

/** Table games by the last word of their launch codes: `cedar-house-roulette`. */
const TABLE_GAMES: ReadonlyMap<string, Omit<Game, 'title'>> = new Map([
  [
    'roulette',
    tableGame('roulette', {
      ...{ engine: ROULETTE, skin: 'wheel', stage: rouletteStage, controls: rouletteTools },
    }),
  ],
  [
    'blackjack',
    tableGame('blackjack', {
      ...{ engine: BLACKJACK, skin: 'felt', stage: blackjackStage, controls: blackjackMoves },
    }),
  ],
  [
    'poker',
    tableGame('video-poker', { engine: VIDEO_POKER, skin: 'cabinet', stage: videoPokerStage }),
  ],
])

/** Every launch code is a game: those without their own rules are the line slot. */
export const gameOf: Catalogue = (_provider, gameId) => {
  const live = liveGameOf(gameId)
  if (live?.id === 'league') return league(live)
  if (live) return liveTable(gameId, live)
  return {
    ...(TABLE_GAMES.get(gameId.split('-').at(-1) ?? '') ?? slot(gameId)),
    title: gameTitle(gameId),
  }
}

function league(game: LiveGame): Game {
  return {
    engine: sessionEngineOf(game),
    family: 'virtuals',
    skin: 'pitch',
    title: LEAGUE_NAME,
    stage: () => '',
    body: (launch) => leagueBody(launch),
    assets: {},
  }
}

function liveTable(gameId: string, game: LiveGame): Game {
  return {
    engine: sessionEngineOf(game),
    family: 'live',
    skin: skinOf(gameId),
    title: gameTitle(gameId.replace(/^live-/, '')),
    stage: () => '',
    body: (launch) => liveBody(launch, game),
    assets: {},
  }
}

function slot(gameId: string): Omit<Game, 'title'> {
  return { ...slotRules(gameId), skin: skinOf(gameId) }
}

function slotRules(gameId: string): Pick<Game, 'engine' | 'family' | 'stage' | 'assets'> {
  if (HOLD_CODES.has(gameId))
    return {
      ...{ engine: HOLD_ENGINE, family: 'hold', stage: holdStage },
      assets: holdSymbolsOf(gameId),
    }
  const assets = symbolsOf(gameId)
  if (WAYS_CODES.has(gameId))
    return { engine: WAYS_ENGINE, family: 'ways', stage: waysStage, assets }
  return { engine: LINES_ENGINE, family: 'lines', stage: linesStage, assets }
}

/** The launch codes that are not the line slot. The operator's catalogue states their rules; a test compares. */
const HOLD_CODES: ReadonlySet<string> = new Set([
  'sour-grove',
  'sunset-groove',
  'canopy-drums',
  'gaslight-parlour',
  'caravan-oasis',
  'dune-temples',
  'sunken-labyrinth',
  'belfry-bats',
  'porcelain-pavilion',
  'laurel-columns',
  'barnyard-meadow',
  'hollow-foxes',
  'velvet-ledger',
  'royal-bells',
  'crown-tourney',
  'wild-gorilla',
  'vintage-sevens',
  'prospector-rush',
  'oracle-titans',
  'crooked-wands',
  'marble-titans',
  'rusted-saloon',
  'distant-comets',
  'thunder-parade',
  'backbeat-groove',
  'widow-waltz',
  'siege-quest',
  'rusted-lode',
  'velvet-rhythm',
  'electric-rhythm',
  'frost-winter',
  'petal-hedgerow',
  'claim-saloon',
  'ember-lair',
  'red-garden',
  'lucky-saloon',
  'royal-bars',
  'royal-diamonds',
  'desert-racers',
  'midnight-charms',
  'twilight-tickets',
  'caramel-drops',
  'coral-fathoms',
  'runestone-saga',
  'locked-affair',
  'harbour-fathoms',
  'seventh-charms',
  'pearl-anchorage',
  'northern-fjord',
  'coral-tides',
  'lucky-rush',
])

const WAYS_CODES: ReadonlySet<string> = new Set([
  'brass-stage',
  'liana-gorilla',
  'autumn-path',
  'endless-breeze',
  'sandstone-temples',
  'coral-lagoon',
  'northern-winter',
  'crimson-cellar',
  'secret-sundial',
  'wild-parade',
  'pearl-fathoms',
  'lotus-fortune',
  'belfry-parlour',
  'velvet-heirloom',
  'seventh-comets',
  'midnight-highway',
  'banner-tourney',
  'runestone-fjord',
  'paper-dragons',
  'midnight-circuit',
  'nugget-lode',
  'orbit-comets',
  'thorn-tourney',
  'iron-saga',
  'marble-colossus',
  'twin-hoard',
  'market-harvest',
  'claim-rush',
  'sunken-arena',
  'candied-carnival',
  'seventh-signals',
  'grand-cannonball',
  'crown-keep',
  'banner-throne',
  'sherbet-parade',
  'triple-clover',
])
