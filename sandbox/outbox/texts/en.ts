import type { EnglishTexts } from '../message-text.ts'

export const EN: EnglishTexts = {
  'sign-up.code': {
    subject: 'Your code for Playhouse',
    lines: [
      'Enter this code to go on with your sign-up:',
      '{code}',
      'It is good for {minutes} minutes. Nobody from Playhouse will ever ask you for it.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'You already have an account',
    lines: [
      'Somebody, perhaps you, tried to open a Playhouse account with this address. There is one already.',
      'You can log in with it, or set a new password if you have forgotten yours. If it was not you, there is nothing to do.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Welcome to Playhouse',
    lines: ['Hello {name},', 'Your account is open.'],
  },
  'password-reset.code': {
    subject: 'Your code for a new password',
    lines: [
      'Enter this code to choose a new password:',
      '{code}',
      'It is good for {minutes} minutes. If you did not ask for it, your password stays as it is.',
    ],
  },
  'password-reset.link': {
    subject: 'Choose a new password',
    lines: [
      'Open this link to choose a new password:',
      '{link}',
      'It works once. If you did not ask for it, your password stays as it is.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    lines: ['Your Playhouse password was changed. If it was not you, set a new one at once.'],
  },
  'phone-change.code': {
    subject: 'Your code for the new phone number',
    lines: ['Enter this code to use this number:', '{code}', 'It is good for {minutes} minutes.'],
  },
  'phone-changed': {
    subject: 'Your phone number was changed',
    lines: [
      'The phone number of your Playhouse account was changed. If it was not you, tell us at once.',
    ],
  },
  'break.begun': {
    subject: 'Your break has begun',
    lines: [
      'Your Playhouse account is closed for play until {until}. You cannot log in, deposit or play before then, and we send you no offers.',
      'Withdrawals that you have asked for are paid as usual. The account does not open by itself: that is your choice, afterwards.',
      'If gambling is weighing on you, free help is listed on our page about safer gambling.',
    ],
  },
  'break.for-ever': {
    subject: 'Your self-exclusion has begun',
    lines: [
      'Your Playhouse account is closed for play for good. You cannot log in, deposit or play, and we send you no offers.',
      'Withdrawals that you have asked for are paid as usual. Do not open another account: we would have to close it.',
      'If gambling is weighing on you, free help is listed on our page about safer gambling.',
    ],
  },
  'break.register': {
    subject: 'You are on a register of excluded players',
    lines: [
      'The national register of excluded players lists you. Your Playhouse account is closed for play: you cannot deposit or play, and we send you no offers.',
      'Withdrawals that you have asked for are paid as usual, and you can still withdraw the rest of your money. Only the register can end this exclusion; we ask it again when you log in.',
      'If gambling is weighing on you, free help is listed on our page about safer gambling.',
    ],
  },
  'sign-up.held': {
    subject: 'Your account waits for a check',
    lines: [
      'Hello {name},',
      'Your account is open. Before you can deposit or play, somebody here has to check your details by hand.',
      'You need not do anything: we write to you when it is done.',
    ],
  },
  'sign-up.released': {
    subject: 'Your account has been checked',
    lines: ['Your details have been checked. You can deposit and play at Playhouse from now on.'],
  },
}
