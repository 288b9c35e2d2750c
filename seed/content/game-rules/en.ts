/** The rules of the sandbox's games, one text for all games with the same rules. Every other language has them all. */
export const EN = {
  lines:
    'Five reels and twenty lines. Choose a stake and spin: three or more of the same symbol from the left on a line pay by the table in the game. Wilds stand for other symbols. Three or more scatters give free spins, whose wins are multiplied.',
  ways: 'There are no lines: the same symbol on three or more reels next to each other from the left pays, wherever it stands. Symbols that have won vanish, others fall into their places, and each further win of the same spin is multiplied higher. Scatters give free spins.',
  hold: 'A slot with coins. Six or more coins in one spin are held and begin respins: each new coin is held, too, and sets the number of respins back. When none is left, the coins pay what stands on them. The jackpots can be won in this game; their chance grows in step with the stake, so that every stake has the same return.',
  roulette:
    'European roulette with one zero. Put chips on numbers, groups of numbers or colours; the ball decides on one of 37 numbers. A number alone pays 35 to 1, a dozen or a column 2 to 1, red, black, even and odd 1 to 1. Every bet has the same return.',
  blackjack:
    'Come closer to 21 than the dealer without going over. Court cards count 10, an ace 1 or 11. You may take cards, stand, double your stake or split a pair. The stated return holds for whoever decides by basic strategy; other decisions return less.',
  'video-poker':
    'You get five cards, keep those you want and get others for the rest. The hand then pays by the table in the game, from a pair of jacks upwards. The stated return holds for whoever always keeps the best cards; other decisions return less.',
  baccarat:
    'Bet on the player, the bank or a tie. Both get two or three cards by fixed rules; whoever is closer to nine wins. The player pays 1 to 1, the bank 1 to 1 less a twentieth, a tie 8 to 1. After a tie, bets on the two sides come back. The stated return is that of the bank; the other bets return less.',
  wheel:
    'A wheel of fifty segments that pay 1, 3, 5, 11 or 23 to 1. Bet on what the wheel will stop at before it is turned. Every bet has the same return.',
  league:
    'A league of eight clubs that exist only here. Every minute is a matchday with four matches, the same for everybody. Choose odds before kick-off and put your stake on them: on the result, the number of goals, whether both teams score, or the exact score. A bet stays at the odds that you saw and is settled at full time. The stated return is that of every bet, less what rounding down takes.',
}
