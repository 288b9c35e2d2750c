import 'i18next'
import type account from '#app/market/messages/en/account.json'
import type activity from '#app/market/messages/en/activity.json'
import type bets from '#app/market/messages/en/bets.json'
import type breaks from '#app/market/messages/en/breaks.json'
import type budget from '#app/market/messages/en/budget.json'
import type common from '#app/market/messages/en/common.json'
import type content from '#app/market/messages/en/content.json'
import type cookies from '#app/market/messages/en/cookies.json'
import type deposit from '#app/market/messages/en/deposit.json'
import type game from '#app/market/messages/en/game.json'
import type gamefacts from '#app/market/messages/en/gamefacts.json'
import type gamemenu from '#app/market/messages/en/gamemenu.json'
import type guards from '#app/market/messages/en/guards.json'
import type home from '#app/market/messages/en/home.json'
import type limitreview from '#app/market/messages/en/limitreview.json'
import type limits from '#app/market/messages/en/limits.json'
import type lobby from '#app/market/messages/en/lobby.json'
import type login from '#app/market/messages/en/login.json'
import type methods from '#app/market/messages/en/methods.json'
import type mygames from '#app/market/messages/en/mygames.json'
import type preview from '#app/market/messages/en/preview.json'
import type profile from '#app/market/messages/en/profile.json'
import type promotions from '#app/market/messages/en/promotions.json'
import type reset from '#app/market/messages/en/reset.json'
import type rewards from '#app/market/messages/en/rewards.json'
import type rounds from '#app/market/messages/en/rounds.json'
import type search from '#app/market/messages/en/search.json'
import type selftest from '#app/market/messages/en/selftest.json'
import type session from '#app/market/messages/en/session.json'
import type signup from '#app/market/messages/en/signup.json'
import type sportsbook from '#app/market/messages/en/sportsbook.json'
import type statement from '#app/market/messages/en/statement.json'
import type tables from '#app/market/messages/en/tables.json'
import type tags from '#app/market/messages/en/tags.json'
import type verification from '#app/market/messages/en/verification.json'
import type warnings from '#app/market/messages/en/warnings.json'
import type whatweneed from '#app/market/messages/en/whatweneed.json'
import type winners from '#app/market/messages/en/winners.json'
import type withdraw from '#app/market/messages/en/withdraw.json'

/** An unknown message key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      budget: typeof budget
      common: typeof common
      content: typeof content
      cookies: typeof cookies
      deposit: typeof deposit
      signup: typeof signup
      tags: typeof tags
      game: typeof game
      gamefacts: typeof gamefacts
      gamemenu: typeof gamemenu
      rounds: typeof rounds
      bets: typeof bets
      guards: typeof guards
      home: typeof home
      limits: typeof limits
      limitreview: typeof limitreview
      lobby: typeof lobby
      login: typeof login
      methods: typeof methods
      mygames: typeof mygames
      preview: typeof preview
      profile: typeof profile
      promotions: typeof promotions
      reset: typeof reset
      rewards: typeof rewards
      search: typeof search
      selftest: typeof selftest
      sportsbook: typeof sportsbook
      session: typeof session
      warnings: typeof warnings
      statement: typeof statement
      tables: typeof tables
      verification: typeof verification
      activity: typeof activity
      breaks: typeof breaks
      whatweneed: typeof whatweneed
      winners: typeof winners
      withdraw: typeof withdraw
    }
  }
}
