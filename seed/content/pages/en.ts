import type { PageTexts } from './page-text.ts'

export const EN: PageTexts = {
  terms: {
    title: 'Terms and conditions',
    description: 'The agreement between you and Playhouse: account, money, games, complaints.',
    text: `These terms are the agreement between you and Playhouse. They are short on purpose: please read them in full.
      ## Your account
      - You must be of legal age where you live, and play only for yourself.
      - One account per person, with your own name, address and date of birth.
      - Keep your password to yourself. Tell us at once if someone else may know it.
      ## Your money
      Deposits must come from an account or card in your own name, and withdrawals go back the same way. Your balance shows what you can withdraw and what is still tied to a bonus. See [payment methods](/payment-methods).
      ## Games
      Each round is decided on the game's own server. If your connection drops, the round is finished there and your balance is updated; you can find it in your transactions. For details, see the [casino rules](/casino-rules).
      ## When we close or suspend an account
      We suspend an account when the law requires it, when we cannot verify an identity, or when someone plays for another person. We tell you why, and pay out your own money.
      ## Complaints
      Please [contact us](/contact) first. If you are not satisfied with our answer, you can complain to the licensing authority of your country free of charge.
      > Changes to these terms
      > If these terms change, we ask you to accept them the next time you log in.
      > If you decline, you are logged out and cannot play. You can log in again to withdraw your balance or close your account.`,
  },
  'bonus-terms': {
    title: 'Bonus terms',
    description: 'How bonuses are awarded, wagered and ended, with a worked example.',
    text: `A bonus is money to play with, subject to conditions. The conditions of each offer are shown next to it; the terms below apply to all offers.
      ## Wagering
      A bonus has a wagering requirement: you must stake it as many times as the offer says before you can withdraw it. Your own money is always staked first and stays yours.
      Table: Example: a bonus of 10.00
      | Condition | What it means |
      | Wagering requirement: 5 times | Stakes of 50.00 in total |
      | Time limit: 60 days | Any bonus money left after that is removed |
      | Maximum stake: 5.00 | Bonus money cannot be used in a round with a higher stake |
      ## What counts
      - Each offer lists the game types that count, and how much they count. Game types that are not listed do not accept bonus money.
      - Stakes from your own money do not count.
      - Demo rounds do not count.
      ## Forfeiting a bonus
      You can forfeit a bonus at any time. A withdrawal also forfeits an active bonus; we ask you first. You keep your own money; the bonus and anything won with it are removed.
      > Who is not eligible
      > Players who are on a break, are excluded or have reached one of their limits, and players to whom we may not advertise.`,
  },
  'casino-rules': {
    title: 'Casino rules',
    description:
      'How rounds are decided, what the return to player means, and what happens if your connection drops.',
    text: `Each game has its own rules, which you can open from its menu. The rules below apply to all games.
      ## Return to player
      The return to player (RTP) is a long-term average over many rounds of all players. It does not predict your next round or your session.
      Table: How to read a game's figures
      | Figure | What it means |
      | RTP 96.00% | Of 100.00 staked, 96.00 is paid back on average |
      | Low volatility | Smaller wins, more often |
      | High volatility | Larger wins, less often, with long stretches without a win |
      ## Interrupted rounds
      1. The provider's server finishes the open round.
      2. Your balance is updated with the result.
      3. You can find it in your transactions; the round's page shows its reference.
      ## Faults
      If a game malfunctions, the affected rounds are void and their stakes are returned.`,
  },
  'privacy-policy': {
    title: 'Privacy',
    description: 'What we keep about you, why and for how long, and how to see or delete it.',
    text: `We keep what the law and your account require. We send you offers only if you agree.
      Table: What we keep, and for how long
      | What | Why | How long |
      | Name, address, date of birth, e-mail, phone | To verify your identity | As long as the law requires |
      | Deposits, withdrawals, bets, rounds | Accounting law | As long as the law requires |
      | Documents, occupation, income, source of funds | Law against money laundering | As long as the law requires |
      | Limits, breaks, exclusions, messages about your play | To protect you | As long as the law requires |
      | Marketing preferences, lists for offers | To decide which offers you get | As long as you have an account |
      | Self-test results that you save | So that you can compare them | Until you delete them; only the newest 20 |
      | IP address | To detect misuse | As long as your login history |
      ## Your rights
      - See the data we keep about you, and get a copy.
      - Have errors corrected.
      - Have everything deleted that the law does not require us to keep.
      Write to [our privacy team](mailto:privacy@playhouse.test). We will answer within the time set by law.`,
  },
  'cookie-policy': {
    title: 'Cookie policy',
    description: 'The few cookies this site uses, what each does and how long it is kept.',
    text: `We use cookies only for what you do on this site. None of them tracks you on other sites.
      Table: Cookies on this site
      | Purpose | How long |
      | Keeps you logged in | Until you log out or the session ends; at most one year |
      | Remembers a form you have started (sign-up, password reset, deposit) | At most two hours |
      | Remembers a bonus code | One day |
      | Remembers your cookie choice | Six months |
      | Remembers your time zone, your bet slip and that you have confirmed your age | One year |
      Your browser's storage also keeps the light or dark theme and a few settings, until you delete them.
      ## Optional cookies
      Videos come from other sites. Nothing is loaded from them until you press play or accept marketing cookies; after that, their own cookies apply.
      If you accept marketing, the tab also keeps the partner link that brought you here, until you close it. We do not use any performance cookies yet.
      ## Deleting cookies
      You can delete cookies in your browser settings. You are then logged out, and we ask again for your cookie choice and your age. A bet slip, form or bonus code that you have not finished with is lost.`,
  },
  'responsible-gambling': {
    title: 'Responsible gambling',
    description:
      'Limits, time-outs and self-exclusion: what each tool does and where to find help.',
    text: `Gambling costs money in the long run. It should stay entertainment you can afford, and these tools are meant to be used early.
      ## Tools
      - **Deposit limit**: the most you can deposit per day, week or month. Lower limits apply immediately, higher ones after a waiting period.
      - **Spending limit**: the most you can stake in a period. Some countries also have a loss limit.
      - **Time-out**: no play for the number of days you choose. It cannot be undone.
      - **Self-exclusion**: six months or longer, for every game at Playhouse.
      ## Signs to take seriously
      - You keep playing to win back what you lost.
      - You play with money you need for rent, food or loans.
      - You hide how much you play, or feel restless when you do not.
      - You think about stopping, but put it off.
      ## Help
      Talk to someone you trust, and to the free helpline in your country. You can also [contact our team](/contact): we do not judge.
      > For parents and housemates
      > Keep your password to yourself and log out when you leave the device.
      > Software that blocks gambling sites is available for every browser and phone.`,
  },
  'age-restrictions': {
    title: 'Age restrictions',
    description: 'No under-age gambling: how we check your age, and what happens if a minor plays.',
    text: `Gambling is for adults. At Playhouse you must be at least 18, or older where the law of your country requires it.
      ## How we check
      1. You enter your date of birth when you sign up.
      2. We check it against a register or a document. Until then you can deposit only up to a set amount, and only for a limited time.
      3. If there is any doubt, your account is on hold until we are sure.
      ## If a minor has played
      We close the account, return the deposits to their owner and pay no winnings.
      For advice for parents, see [responsible gambling](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'Your account is closed',
    description: 'Why an account may be closed, what happens to your money, and how to reach us.',
    text: `You cannot play with this account at the moment. Your own money is safe: during a time-out or self-exclusion you can log in to withdraw it; otherwise we pay it out to you.
      ## Possible reasons
      - You chose a time-out or self-exclusion. It ends on the day you were told, never earlier.
      - You asked us to close your account.
      - We have not been able to verify your identity yet.
      ## What you can do
      [Contact us](/contact). If you chose self-exclusion, we cannot lift it, and we will not ask you to come back.
      For free help, see [responsible gambling](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Payment methods',
    description: 'How to deposit and withdraw in your country, with times and amounts.',
    text: `These are the payment methods for deposits and withdrawals in your country. We charge no fees for either; your bank may.
      Withdrawals are paid back the way you deposited. The first one takes longer, because we have to verify your identity once.
      Until your identity is verified, you can deposit less than the amounts below.`,
  },
  faq: {
    title: 'Questions and answers',
    description: 'Short answers about accounts, money, games and limits.',
    text: `## Account
      > How do I change my address?
      > Go to your account details, change your address and save it. We may ask for a document that shows the new address.

      > I have forgotten my password
      > Select “Forgot your password?” on the login page. We send you a code by text message or a link by e-mail; the link is valid for one hour.
      ## Money
      > When does my withdrawal arrive?
      > We check it first. After that, the time depends on the payment method: see [payment methods](/payment-methods).

      > Why can I not withdraw my full balance?
      > Part of it may be bonus money. Select your balance to see the details.
      ## Games
      > The game stopped in the middle of a round
      > The round is finished on the provider's server. Open the game again, or check your transactions.

      > Can I play for free?
      > Where the law of your country allows it, most slots have a demo with play money.
      ## Limits
      > How do I set or lower a limit?
      > Select your limits in the account menu. A lower limit applies immediately.

      > Can I raise a limit?
      > Yes, but it takes effect only after a waiting period, which differs by country. Before you confirm, you see the earliest time; some countries ask you to confirm again.`,
  },
  contact: {
    title: 'Contact',
    description: 'How to contact the Playhouse team, and what for.',
    text: `Our team answers in your language where we speak it, and in English everywhere.
      Table: How to reach us
      | Channel | For |
      | E-mail | Account, money, games |
      | Complaints team | Complaints |
      Write to [our support team](mailto:support@playhouse.test). Tell us your e-mail address and what happened; never send us your password.
      You can find many answers in [questions and answers](/faq).`,
  },
  'contact-live-chat': {
    title: 'Live chat',
    description:
      'Live chat is not available at the moment: how to reach us instead, and what to have ready.',
    text: `Live chat is not available at the moment. Please [write to us](mailto:support@playhouse.test) instead.
      ## Have these ready
      - The e-mail address of your account.
      - For a question about a round: its reference, from the round's page in your transactions.
      We never ask for your password.`,
  },
  'reset-password': {
    title: 'Reset your password',
    description: 'How to set a new password if you have forgotten yours.',
    text: `Enter the e-mail address of your account below. We send you a code by text message or a link by e-mail; the link works once and is valid for one hour. Choose a password that you do not use anywhere else.
      No message? Check your spam folder, then [contact us](/contact).`,
  },
  about: {
    title: 'About Playhouse',
    description: 'Who we are, and the three things we promise.',
    text: `Playhouse is an online casino that shows you the facts before you play.
      ## What we promise
      - Every game shows its return to player (RTP) before you play.
      - Your limits are in the account menu, on every page.
      - We do not push you to play: no win sounds when you get back less than you staked, and no wording that hides the odds.
      ## About this site
      This is a demonstration site. No real money is taken or paid out, and every game, studio and person in it is invented.`,
  },
}
