import type { Sport } from '#contracts/sportsbook/words.ts'

/**
 * The fictional world of sports: all competitions, their competitors and the strength of each. All names are invented
 * and the same in every language. An event's id counts rounds and pairs of this list: a competition keeps its id, its
 * schedule and the order of its competitors, or ids of old bets would refer to other matches.
 */

/** REAL is played at real pace, FAST about ten times as fast, basketball five times. */
export type Pace = 'REAL' | 'FAST'

/**
 * Rounds start at these minutes of every cycle, and cycles follow each other since the Unix epoch. The pairs of a round
 * start `gap` minutes after each other.
 */
export type Schedule = { cycle: number; starts: readonly number[]; gap: number }

/**
 * Football, ice hockey and basketball: goals or points scored and conceded, in percent of an average team's. Tennis:
 * serve and return, in thousandths of a point more.
 */
export type Competitor = readonly [name: string, one: number, other: number]

export type Competition = {
  id: string
  name: string
  region: keyof typeof REGIONS
  sport: Sport
  pace: Pace
  /** In tennis only. */
  setsToWin?: 2 | 3
  schedule: Schedule
  /** An even number: all play in each round. Each is in one competition only, so it never plays two matches at once. */
  competitors: readonly Competitor[]
}

export const REGIONS = {
  'lantern-isles': 'Lantern Isles',
  norvane: 'Norvane',
  caldria: 'Caldria',
  sundmark: 'Sundmark',
} as const

const DAY = 24 * 60
const WEEK = 7 * DAY
/** The epoch was a Thursday. */
const [THURSDAY, FRIDAY, SATURDAY, SUNDAY, MONDAY, TUESDAY, WEDNESDAY] = [0, 1, 2, 3, 4, 5, 6]
const at = (day: number, hour: number) => day * DAY + hour * 60

/**
 * Three fast leagues of football start in turn, so that twelve of their matches are live at every moment, and two of
 * basketball, so that three are.
 */
export const COMPETITIONS: readonly Competition[] = [
  {
    ...{ id: 'harbour-sprint', name: 'Harbour Sprint', region: 'lantern-isles' },
    ...{ sport: 'FOOTBALL', pace: 'FAST' },
    schedule: { cycle: 15, starts: [0], gap: 0 },
    competitors: [
      ['Cinderport City', 78, 117],
      ['Ravenquay Rovers', 119, 83],
      ['Yarrowfleet Harriers', 101, 115],
      ['Quillhaven Athletic', 128, 76],
      ['Bellweir Town', 80, 109],
      ['Wrenmouth Albion', 91, 100],
      ['Vesperhead Wanderers', 113, 98],
      ['Anchorlea Rangers', 91, 110],
      ['Driftholm United', 65, 123],
      ['Saltmere Town', 126, 80],
      ['Tidewick United', 108, 82],
      ['Umberlow City', 101, 96],
    ],
  },
  {
    ...{ id: 'meadow-sprint', name: 'Meadow Sprint', region: 'lantern-isles' },
    ...{ sport: 'FOOTBALL', pace: 'FAST' },
    schedule: { cycle: 15, starts: [5], gap: 0 },
    competitors: [
      ['Nettlehythe Harriers', 93, 115],
      ['Oatmarrow Town', 84, 119],
      ['Larkensted Athletic', 108, 102],
      ['Ivybarrow Rovers', 114, 82],
      ['Quincegarth City', 72, 124],
      ['Hazelspire Albion', 118, 91],
      ['Kestrelwold Wanderers', 96, 98],
      ['Mosswarren Rangers', 101, 104],
      ['Plumstow United', 84, 116],
      ['Gorsehallow United', 123, 76],
      ['Fernwhistle Town', 133, 83],
      ['Juniperdale City', 118, 93],
    ],
  },
  {
    ...{ id: 'ridge-sprint', name: 'Ridge Sprint', region: 'lantern-isles' },
    ...{ sport: 'FOOTBALL', pace: 'FAST' },
    schedule: { cycle: 15, starts: [10], gap: 0 },
    competitors: [
      ['Umbercliff Albion', 114, 85],
      ['Slatefell Athletic', 118, 84],
      ['Yewtorrin Rangers', 107, 99],
      ['Flintharrow City', 75, 120],
      ['Thistlepike Town', 117, 90],
      ['Cragmarrow Harriers', 81, 109],
      ['Eaglescarp United', 77, 114],
      ['Wolfscarn City', 114, 99],
      ['Dunspire Town', 83, 124],
      ['Ravelcrag Rovers', 125, 73],
      ['Brackenscree Wanderers', 95, 101],
      ['Vantorrow United', 112, 97],
    ],
  },
  {
    ...{ id: 'norvane-premier', name: 'Norvane Premier', region: 'norvane' },
    ...{ sport: 'FOOTBALL', pace: 'REAL' },
    schedule: { cycle: WEEK, starts: [at(SATURDAY, 12), at(TUESDAY, 16)], gap: 45 },
    competitors: [
      ['Hestvoll IF', 104, 96],
      ['Grimsvang FK', 110, 95],
      ['Eldmarka IF', 116, 91],
      ['Kaldvika FK', 102, 94],
      ['Skarvoya FK', 75, 115],
      ['Tindforsen IF', 66, 116],
      ['Fjellhamna BK', 115, 84],
      ['Isbrekka BK', 113, 89],
      ['Aldervik IF', 130, 77],
      ['Ostervanna IF', 79, 119],
      ['Ravnstadt BK', 78, 122],
      ['Myrkvika BK', 95, 110],
      ['Lyngforsen IF', 101, 101],
      ['Drakeness FK', 116, 82],
      ['Nordhella FK', 89, 120],
      ['Bjornhaug BK', 121, 83],
    ],
  },
  {
    ...{ id: 'caldria-first', name: 'Caldria First Division', region: 'caldria' },
    ...{ sport: 'FOOTBALL', pace: 'REAL' },
    schedule: { cycle: WEEK, starts: [at(SUNDAY, 13), at(WEDNESDAY, 15)], gap: 45 },
    competitors: [
      ['Albarenza SC', 96, 108],
      ['Rivasola CF', 121, 87],
      ['Fontavella CF', 97, 94],
      ['Torrevanda SC', 115, 97],
      ['Villamarga CF', 107, 87],
      ['Serradune CF', 79, 113],
      ['Valdoriga SC', 75, 133],
      ['Montesalvo SC', 132, 76],
      ['Lagomera SC', 80, 113],
      ['Campolira SC', 101, 104],
      ['Portavela CF', 134, 73],
      ['Cortevina CF', 83, 118],
      ['Pontessa CF', 92, 106],
      ['Santorela CF', 106, 99],
      ['Miradoro SC', 88, 104],
      ['Castrelmo SC', 123, 92],
    ],
  },
  {
    ...{ id: 'sundmark-league', name: 'Sundmark League', region: 'sundmark' },
    ...{ sport: 'FOOTBALL', pace: 'REAL' },
    schedule: { cycle: WEEK, starts: [at(FRIDAY, 14), at(MONDAY, 15)], gap: 45 },
    competitors: [
      ['Eschengrund FC', 130, 86],
      ['Osterquell FC', 92, 108],
      ['Tannenried SV', 77, 115],
      ['Jorwalde SV', 100, 98],
      ['Silberaue FC', 77, 109],
      ['Rabenkamp SV', 76, 111],
      ['Hagenbruch SV', 121, 82],
      ['Wolkental FC', 77, 127],
      ['Immerstedt FC', 110, 89],
      ['Morgenhain FC', 101, 114],
      ['Nebelfurt SV', 99, 111],
      ['Falkenmoor SV', 120, 81],
      ['Grauenmark FC', 120, 89],
      ['Brunwalde SV', 136, 77],
      ['Lindgraben SV', 92, 98],
      ['Kupferau FC', 99, 97],
    ],
  },
  {
    ...{ id: 'lantern-tour-a', name: 'Lantern Tour A', region: 'lantern-isles' },
    ...{ sport: 'TENNIS', pace: 'FAST' },
    setsToWin: 2,
    schedule: { cycle: 30, starts: [0], gap: 0 },
    competitors: [
      ['Ansel Quorrie', 21, 17],
      ['Felix Ombrand', -14, -4],
      ['Emrys Tarnhill', 11, -10],
      ['Hugo Strannick', -32, -11],
      ['Dario Venslow', -9, 10],
      ['Corin Pellwick', -4, 10],
      ['Bram Toverley', 20, 8],
      ['Gideon Marlquist', -3, -18],
    ],
  },
  {
    ...{ id: 'lantern-tour-b', name: 'Lantern Tour B', region: 'lantern-isles' },
    ...{ sport: 'TENNIS', pace: 'FAST' },
    setsToWin: 2,
    schedule: { cycle: 30, starts: [15], gap: 0 },
    competitors: [
      ['Ada Winterlow', 9, 11],
      ['Greta Holmquill', -3, -5],
      ['Delia Rosnack', 2, 8],
      ['Edda Lindqvall', -15, -4],
      ['Fiora Castellune', -3, -6],
      ['Bianca Orvelle', 4, 15],
      ['Hana Mirovelle', -21, -22],
      ['Celia Farthwaite', 11, 12],
    ],
  },
  {
    ...{ id: 'sundmark-open', name: 'Sundmark Open', region: 'sundmark' },
    ...{ sport: 'TENNIS', pace: 'REAL' },
    setsToWin: 3,
    schedule: { cycle: DAY, starts: [at(0, 8)], gap: 75 },
    competitors: [
      ['Ugo Ferrasin', -5, -17],
      ['Viktor Halmarsh', -10, -10],
      ['Stellan Brukhart', 3, -9],
      ['Theo Vantrell', 3, -16],
      ['Ivo Kestrand', 33, 19],
      ['Leon Datrieux', -2, 11],
      ['Jonas Albrint', 12, 7],
      ['Quentin Arlois', -2, 0],
      ['Nils Overgrave', 8, 13],
      ['Marek Solvanik', -1, 3],
      ['Kasper Nyvolden', 23, 9],
      ['Oskar Penderly', 6, -3],
      ['Pavel Tirnavec', 3, 0],
      ['Yannis Petrolakos', -9, -16],
      ['Rafe Dunmarrow', -7, -4],
      ['Wim Koperdal', -15, -9],
    ],
  },
  {
    ...{ id: 'caldria-open', name: 'Caldria Open', region: 'caldria' },
    ...{ sport: 'TENNIS', pace: 'REAL' },
    setsToWin: 2,
    schedule: { cycle: DAY, starts: [at(0, 10)], gap: 75 },
    competitors: [
      ['Alina Morvath', 15, 20],
      ['Clara Invernay', 22, 6],
      ['Nadia Terenvo', -11, -5],
      ['Petra Zelinger', -10, -22],
      ['Mira Solhaven', -21, -13],
      ['Britt Sanderholm', 10, 18],
      ['Ines Calderra', 4, -9],
      ['Gwen Tallister', 0, 0],
      ['Elisa Montrave', 16, 5],
      ['Jelena Drasmir', -2, -9],
      ['Dunja Velikar', 0, 14],
      ['Lene Overbrandt', 1, -13],
      ['Orla Finnbrack', -11, -21],
      ['Hedda Rynnholt', -4, -7],
      ['Katja Winterhall', 4, -3],
      ['Frida Askelund', 3, 9],
    ],
  },
  {
    ...{ id: 'frost-sprint', name: 'Frost Sprint', region: 'lantern-isles' },
    ...{ sport: 'ICE_HOCKEY', pace: 'FAST' },
    schedule: { cycle: 15, starts: [8], gap: 0 },
    competitors: [
      ['Frostquay Harpoons', 112, 90],
      ['Coldharrow Foxes', 97, 104],
      ['Icemere Lanterns', 104, 95],
      ['Snowfleet Herons', 88, 112],
      ['Rimewick Wolves', 116, 92],
      ['Sleetholm Badgers', 93, 103],
      ['Winterhead Owls', 101, 99],
      ['Hailstow Stags', 90, 108],
    ],
  },
  {
    ...{ id: 'norvane-ice', name: 'Norvane Ice League', region: 'norvane' },
    ...{ sport: 'ICE_HOCKEY', pace: 'REAL' },
    schedule: { cycle: WEEK, starts: [at(FRIDAY, 17), at(SUNDAY, 15)], gap: 30 },
    competitors: [
      ['Hestvoll IK', 103, 97],
      ['Grimsvang Hockey', 111, 91],
      ['Kaldvika IK', 98, 101],
      ['Tindforsen HK', 89, 109],
      ['Isbrekka Hockey', 114, 90],
      ['Aldervik HK', 106, 96],
      ['Ravnstadt IK', 92, 107],
      ['Lyngforsen Hockey', 100, 100],
      ['Drakeness HK', 109, 94],
      ['Nordhella IK', 87, 113],
      ['Bjornhaug Hockey', 104, 98],
      ['Fjellhamna HK', 95, 102],
    ],
  },
  {
    ...{ id: 'beacon-sprint', name: 'Beacon Sprint', region: 'lantern-isles' },
    ...{ sport: 'BASKETBALL', pace: 'FAST' },
    schedule: { cycle: 20, starts: [0], gap: 0 },
    competitors: [
      ['Beaconholm Comets', 104, 98],
      ['Ambershore Kites', 97, 102],
      ['Copperquay Cranes', 102, 97],
      ['Lampwick Ferrets', 95, 104],
      ['Torchmere Otters', 101, 100],
      ['Glimmerford Larks', 99, 101],
    ],
  },
  {
    ...{ id: 'lagoon-sprint', name: 'Lagoon Sprint', region: 'lantern-isles' },
    ...{ sport: 'BASKETBALL', pace: 'FAST' },
    schedule: { cycle: 20, starts: [10], gap: 0 },
    competitors: [
      ['Coralhythe Terns', 103, 99],
      ['Sandwyke Lynxes', 98, 103],
      ['Pearlstrand Pilots', 105, 97],
      ['Palmhaven Geckos', 96, 101],
      ['Shellbarrow Drifters', 100, 98],
      ['Reefmoor Cyclones', 97, 104],
    ],
  },
  {
    ...{ id: 'caldria-basket', name: 'Caldria Basket League', region: 'caldria' },
    ...{ sport: 'BASKETBALL', pace: 'REAL' },
    schedule: { cycle: WEEK, starts: [at(THURSDAY, 17), at(SATURDAY, 16)], gap: 30 },
    competitors: [
      ['Albarenza Basket', 102, 99],
      ['Rivasola Basket', 105, 97],
      ['Fontavella BC', 98, 101],
      ['Torrevanda BC', 103, 98],
      ['Villamarga Basket', 100, 100],
      ['Serradune BC', 95, 104],
      ['Montesalvo Basket', 104, 96],
      ['Lagomera BC', 96, 103],
      ['Portavela Basket', 101, 102],
      ['Cortevina BC', 97, 99],
      ['Santorela BC', 99, 97],
      ['Castrelmo Basket', 100, 103],
    ],
  },
]
