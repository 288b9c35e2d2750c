/** A theme of games: words for the name, motifs for the picture. */
export type Theme = {
  id: string
  first: readonly string[]
  second: readonly string[]
  heroes: readonly string[]
  lesser: readonly string[]
}

const words = (text: string) => text.split(' ').map((it) => it.replaceAll('_', ' '))

const theme = (
  id: string,
  first: string,
  second: string,
  heroes: string,
  lesser: string,
): Theme => ({
  id,
  first: words(first),
  second: words(second),
  heroes: words(heroes),
  lesser: words(lesser),
})

export const THEMES: readonly Theme[] = [
  theme(
    'fruit',
    'Bitter Sunny Orchard Velvet Market Sour',
    'Cherries Lemonade Harvest Grove Punch Basket',
    'cherries lemon grapes watermelon tangerine hot-pepper',
    'lemon cherries grapes tangerine glowing-star bell',
  ),
  theme(
    'sea',
    'Coral Silent Pearl Deep Salt Harbour',
    'Tides Fathoms Lagoon Reef Currents Anchorage',
    'octopus dolphin spouting-whale tropical-fish crab lobster',
    'spiral-shell anchor droplet tropical-fish water-wave',
  ),
  theme(
    'dragons',
    'Jade Ember Sleeping Paper Winter Twin',
    'Dragons Scales Hoard Roar Wyrm Lair',
    'dragon dragon-face',
    'fire gem-stone scroll coin volcano',
  ),
  theme(
    'space',
    'Orbit Distant Quiet Neon Seventh Lost',
    'Comets Nebula Outpost Signals Gravity Astronauts',
    'rocket flying-saucer alien ringed-planet robot comet',
    'comet glowing-star ringed-planet milky-way crescent-moon',
  ),
  theme(
    'desert',
    'Sandstone Mirage Caravan Amber Dune Hidden',
    'Scarabs Oasis Obelisk Temples Nomads Horizon',
    'camel scorpion cactus snake sun-with-face',
    'amphora sun desert-island coin key',
  ),
  theme(
    'forest',
    'Moss Whispering Lantern Hollow Fern Autumn',
    'Foxes Owls Hollow Path Acorns Glade',
    'fox owl bear wolf rooster',
    'mushroom maple-leaf herb feather evergreen-tree',
  ),
  theme(
    'jungle',
    'Canopy Emerald Wild Monsoon Thunder Liana',
    'Gorilla Parade Tigers Drums Idols Rapids',
    'gorilla tiger-face lion elephant parrot crocodile',
    'drum hibiscus snake palm-tree flamingo',
  ),
  theme(
    'magic',
    'Curious Midnight Seventh Borrowed Silver Crooked',
    'Spells Alchemist Wands Grimoire Apprentice Charms',
    'woman-mage man-mage crystal-ball magic-wand unicorn',
    'crystal-ball sparkles star scroll candle',
  ),
  theme(
    'night',
    'Gaslight Crimson Moonlit Hollow Widow Belfry',
    'Masquerade Bats Manor Parlour Waltz Cellar',
    'ghost bat jack-o-lantern skull spider',
    'candle coffin crescent-moon spider night-with-stars',
  ),
  theme(
    'gold',
    'Nugget Copper Lucky Prospector Claim Rusted',
    'Canyon Lode Rush Wagon Mine Saloon',
    'money-bag coin gem-stone bomb',
    'coin gem-stone hammer key beer-mug',
  ),
  theme(
    'asia',
    'Lotus Plum Bamboo Porcelain Red Tea',
    'Lanterns Garden Fortune Koi Pavilion Festival',
    'red-paper-lantern panda japanese-castle koala swan',
    'cherry-blossom flower-playing-cards lotus teapot coin',
  ),
  theme(
    'north',
    'Frost Runestone Longship Ravens Iron Northern',
    'Saga Hammer Halls Fjord Axes Winter',
    'snow-capped-mountain polar-bear penguin axe shield',
    'snowflake axe shield crossed-swords evergreen-tree',
  ),
  theme(
    'castle',
    'Siege Banner Gilded Thorn Round Crown',
    'Knights Keep Tourney Quest Heraldry Throne',
    'castle crown crossed-swords princess prince',
    'shield crown old-key dagger rose',
  ),
  theme(
    'music',
    'Backbeat Velvet Brass Electric Sunset Encore',
    'Quartet Groove Jukebox Rhythm Stage Vinyl',
    'guitar trumpet microphone mirror-ball headphone violin',
    'drum microphone star headphone mirror-ball',
  ),
  theme(
    'circus',
    'Sawdust Grand Travelling Painted Twilight Ringmaster',
    'Carousel Big_Top Acrobats Cannonball Menagerie Tickets',
    'circus-tent performing-arts ferris-wheel top-hat',
    'balloon admission-tickets star trophy fireworks',
  ),
  theme(
    'sweets',
    'Candied Toffee Marzipan Sherbet Caramel Honey',
    'Bakery Avenue Clouds Carnival Drops Parade',
    'doughnut birthday-cake honey-pot wrapped-gift',
    'doughnut honeybee balloon sparkles',
  ),
  theme(
    'speed',
    'Chrome Overdrive Midnight Hairpin Desert Redline',
    'Racers Circuit Engines Drift Highway Pistons',
    'racing-car motorcycle locomotive airplane',
    'gear trophy high-voltage fire star',
  ),
  theme(
    'garden',
    'Petal Drowsy Secret Morning Clockwork Dewdrop',
    'Butterflies Bloom Bees Hedgerow Sundial Maze',
    'butterfly honeybee rose sunflower tulip',
    'hibiscus lady-beetle droplet herb cherry-blossom',
  ),
  theme(
    'ancient',
    'Marble Oracle Sunken Bronze Laurel Thunder',
    'Olympus Columns Labyrinth Titans Colossus Arena',
    'classical-building eagle amphora moai',
    'high-voltage amphora scroll trophy shield',
  ),
  theme(
    'dino',
    'Jurassic Fern Amber Tar_Pit Thunderfoot Fossil',
    'Valley Stampede Eggs Isle Tracks Kings',
    'sauropod t-rex dodo rhinoceros',
    'volcano palm-tree turtle fire moai',
  ),
  theme(
    'classic',
    'Triple Royal Lucky Diamond Vintage Bright',
    'Sevens Bells Bars Stars Diamonds Clover',
    'slot-machine bell four-leaf-clover gem-stone glowing-star',
    'bell cherries glowing-star four-leaf-clover diamond-suit',
  ),
  theme(
    'farm',
    'Barnyard Muddy Golden Harvest Windmill Sunday',
    'Roosters Ramble Fair Goats Haystack Meadow',
    'rooster goat ram llama ox duck',
    'sunflower bell feather herb honey-pot',
  ),
  theme(
    'detective',
    'Clockwork Foggy Missing Velvet Alibi Locked',
    'Mystery Ledger Cipher Heirloom Evidence Affair',
    'locked old-key ninja books',
    'old-key scroll hourglass-done candle ring',
  ),
  theme(
    'beach',
    'Endless Palm Sunset Surf Coconut Hammock',
    'Breeze Shack Holiday Luau Castaway Cove',
    'palm-tree desert-island tropical-drink flamingo sailboat',
    'hibiscus sun spiral-shell tropical-fish clinking-glasses',
  ),
]
