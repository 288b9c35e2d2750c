import type { PageTexts } from './page-text.ts'

export const EN: PageTexts = {
  terms: {
    title: 'Terms and conditions',
    description: 'The agreement between you and Playhouse: account, money, games, complaints.',
    text: `These terms are the agreement between you and Playhouse. They are short on purpose: read them once, from beginning to end.
      ## Your account
      - You are of legal age where you live, and you play only for yourself.
      - One account per person. The name, address and date of birth in it are your own.
      - Keep your password to yourself. Tell us at once if someone else may know it.
      ## Your money
      Deposits come from an account or card in your own name and go back the same way. Your balance shows what you can withdraw and what is still tied to a bonus. See [payment methods](/payment-methods).
      ## Games
      A round is decided by the game's own server. When a connection breaks, the round is finished there and its result is booked; you find it under your transactions. The [casino rules](/casino-rules) say more.
      ## When we close or pause an account
      We pause an account when the law asks us to, when identity cannot be confirmed, or when someone plays for another person. You are told why, and your own money is paid out.
      ## Complaints
      Write to us first: [contact](/contact). If our answer does not satisfy you, the licensing authority of your country takes complaints without charge.
      > Changes to these terms
      > When these terms change, you are asked to agree the next time you log in.
      > If you do not agree, you can withdraw your balance and close the account.`,
  },
  'bonus-terms': {
    title: 'Bonus terms',
    description: 'How bonuses are given, wagered and ended, with an example in figures.',
    text: `A bonus is money to play with that has conditions. The conditions of each offer are shown next to it; the following applies to all of them.
      ## Wagering
      A bonus is wagered as many times as its offer says before it can be withdrawn. Your own money is played first and stays yours throughout.
      Table: An example, a bonus of 10.00
      | Condition | Means |
      | Wagering 5 times | Stakes of 50.00 in total |
      | Time limit 60 days | What is left of the bonus then is removed |
      | Largest stake 5.00 | Bonus money is not used in a round with a higher stake |
      ## What counts
      - Each offer names the game types that count, and how much. Game types that it does not name do not accept bonus money.
      - Stakes of your own money do not count.
      - Demo rounds do not count.
      ## Ending a bonus
      You can give up a bonus at any time. Your own money stays; the bonus and what was won with it are removed.
      > Who gets no bonus
      > Players who are on a break, excluded or over one of their limits, and players to whom we may not advertise.`,
  },
  'casino-rules': {
    title: 'Casino rules',
    description:
      'How rounds are decided, what the return means, and what happens when a connection breaks.',
    text: `Each game has its own rules, which you can open from its menu. These apply to all games.
      ## Return to player
      The return is a long-run average over many rounds of all players. It says nothing about your next round or your evening.
      Table: Reading the figures of a game
      | Figure | What it says |
      | Return 96.00 % | Of 100.00 staked, 96.00 went back on average |
      | Low volatility | Smaller wins, more often |
      | High volatility | Larger wins, rarely, with long stretches without any |
      ## Interrupted rounds
      1. The provider's server finishes the round that was open.
      2. The result is booked to your balance.
      3. You see it under your transactions, with the number of the round.
      ## Faults
      A fault in a game voids the affected rounds. Stakes of those rounds are returned.`,
  },
  'privacy-policy': {
    title: 'Privacy',
    description: 'What we know about you, why, for how long, and how to see or remove it.',
    text: `We keep what the law and your account require, and nothing for advertising.
      Table: What we keep, and for how long
      | What | Why | How long |
      | Name, address, date of birth | To confirm who you are | As long as the law requires |
      | Deposits, withdrawals, rounds | Accounting law | As long as the law requires |
      | IP address | To detect misuse | With the list of your logins |
      ## Your rights
      - See what we keep about you, and get a copy.
      - Have errors corrected.
      - Have everything removed that the law does not oblige us to keep.
      Write to [our privacy desk](mailto:privacy@playhouse.test). You receive an answer within the time the law sets.`,
  },
  'cookie-policy': {
    title: 'Cookie policy',
    description: 'The few cookies of this site, what each does and how long it stays.',
    text: `This site sets only cookies that it needs to work. None follows you to other sites.
      Table: Cookies of this site
      | Purpose | How long |
      | Keeps you logged in | Until you log out, or the session ends |
      | Remembers light or dark | Until you remove it |
      | Remembers your choice about cookies | Half a year |
      | Remembers your time zone | One year |
      | Remembers that you are of age | One year |
      ## Videos
      A video comes from another site. Nothing is loaded from it before you press play or agree to marketing; then its own cookies apply.
      ## Removing cookies
      Your browser removes cookies in its settings. You are then logged out, and nothing else is lost.`,
  },
  'responsible-gambling': {
    title: 'Responsible gambling',
    description: 'Limits, breaks and exclusion: what each tool does and where to find help.',
    text: `Gambling costs money in the long run. It should stay a pastime you can afford, and the tools here are meant to be used early.
      ## Tools
      - **Deposit limit**: the most you can deposit per day, week or month. Lower limits take effect at once, higher ones after a waiting time.
      - **Spending limit**: the most you can stake in a period. Some countries have a loss limit as well.
      - **Break**: no play for the days you choose. It cannot be undone.
      - **Exclusion**: six months or longer, for every game at Playhouse.
      ## Signs to take seriously
      - You play to win back what you lost.
      - You play with money meant for rent, food or loans.
      - You hide how much you play, or feel restless when you do not.
      - You think of stopping, and put it off.
      ## Help
      Talk to someone you trust, and to the free help line of your country. Our own team answers without judging: [contact](/contact).
      > For parents and housemates
      > Keep your password to yourself and log out when you leave the device.
      > Filters for gambling sites exist for every browser and phone.`,
  },
  'age-restrictions': {
    title: 'Age restrictions',
    description: 'No one under age plays here: how we check, and what happens otherwise.',
    text: `Gambling is for adults. At Playhouse that is 18 years, and more where the law of your country asks for more.
      ## How we check
      1. You state your date of birth when you sign up.
      2. We compare it with a register or a document. Until then you can deposit only up to a limit, and only for a limited time.
      3. If in doubt, the account is on hold until we know.
      ## When a minor has played
      The account is closed, deposits are returned to their owner, and no win is paid.
      Parents find advice under [responsible gambling](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'Your account is closed',
    description: 'Why an account may be closed, what happens to its money, and how to reach us.',
    text: `You cannot log in with this account at the moment. Your own money is safe and is paid out to you.
      ## Possible reasons
      - You chose a break or an exclusion. It ends on the day you were told, never earlier.
      - You asked us to close the account.
      - Something about your identity is not clear yet.
      ## What you can do
      Write to us: [contact](/contact). If you chose an exclusion, we cannot lift it, and we will not ask you back.
      Help is free: see [responsible gambling](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Payment methods',
    description: 'How to deposit and withdraw in your country, with times and amounts.',
    text: `These are the payment methods for deposits and withdrawals in your country. We charge nothing for either; your bank may.
      Withdrawals go back the way the deposit came. The first one takes longer, because your identity is checked once.
      Until your identity is checked, you can deposit less than the amounts below.`,
  },
  faq: {
    title: 'Questions and answers',
    description: 'Short answers about accounts, money, games and limits.',
    text: `## Account
      > How do I change my address?
      > Open your account details, change the address and save. We may ask for a document that shows the new one.
      > I have forgotten my password
      > Choose “Forgot password” where you log in. The link we send is valid for one hour.
      ## Money
      > When does my withdrawal arrive?
      > We check it first. After that the method decides how long it takes: see [payment methods](/payment-methods).
      > Why can I not withdraw all of my balance?
      > Part of it may be a bonus. Select your balance to see its details.
      ## Games
      > The game stopped in the middle of a round
      > The round is finished on the provider's server. Open the game again, or look at your transactions.
      > Can I play without money?
      > Where the law of your country allows it, most slots have a demo with play money.`,
  },
  contact: {
    title: 'Contact',
    description: 'How to reach the Playhouse team, and what for.',
    text: `Talk to our team, in your language where we speak it and in English everywhere.
      Table: How to reach us
      | Channel | For |
      | E-mail | Account, money, games |
      | Complaints desk | Complaints |
      Write to [support](mailto:support@playhouse.test). Tell us your e-mail address and what happened; never send your password.
      Many answers are under [questions and answers](/faq).`,
  },
  'contact-live-chat': {
    title: 'Live chat',
    description: 'There is no chat at the moment: how to reach us instead, and what to have ready.',
    text: `There is no chat at the moment. [Write to us](mailto:support@playhouse.test) instead.
      ## Have these ready
      - The e-mail address of your account.
      - For a round: its number, from your transactions.
      We never ask for your password.`,
  },
  'reset-password': {
    title: 'Reset your password',
    description: 'How to set a new password when you have forgotten the old one.',
    text: `Enter the e-mail address of your account below. A code comes by text message, or a link by e-mail; the link is valid for one hour, once. Choose a password that you use nowhere else.
      No message? Check your spam folder, then [write to us](/contact).`,
  },
  about: {
    title: 'About Playhouse',
    description: 'Who we are, and what we promise in three sentences.',
    text: `Playhouse is an online casino that shows what matters before you play.
      ## What we promise
      - Every game states its return before you play.
      - Your limits are in the menu of your account, on every page.
      - Nothing pushes you to play: no countdowns, no words that hide the odds.
      ## What this is
      This is a demonstration. No real money is taken or paid, and every name in it is invented.`,
  },
}
