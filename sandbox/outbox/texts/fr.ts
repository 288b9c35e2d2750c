import type { MessageTexts } from '../message-text.ts'

export const FR: MessageTexts = {
  'sign-up.code': {
    subject: 'Votre code Playhouse',
    lines: [
      'Entrez ce code pour poursuivre votre inscription :',
      '{code}',
      'Il est valide pendant {minutes} minutes. Personne chez Playhouse ne vous le demandera.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'Vous avez déjà un compte',
    lines: [
      'Quelqu’un, peut-être vous, a voulu ouvrir un compte Playhouse avec cette adresse. Il en existe déjà un.',
      'Vous pouvez vous connecter ou choisir un nouveau mot de passe. Si ce n’était pas vous, il n’y a rien à faire.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Bienvenue chez Playhouse',
    lines: ['Bonjour {name},', 'Votre compte est ouvert.'],
  },
  'password-reset.code': {
    subject: 'Votre code pour un nouveau mot de passe',
    lines: [
      'Entrez ce code pour choisir un nouveau mot de passe :',
      '{code}',
      'Il est valide pendant {minutes} minutes. Si vous ne l’avez pas demandé, votre mot de passe reste le même.',
    ],
  },
  'password-reset.link': {
    subject: 'Choisissez un nouveau mot de passe',
    lines: [
      'Ouvrez ce lien pour choisir un nouveau mot de passe :',
      '{link}',
      'Il fonctionne une seule fois. Si vous ne l’avez pas demandé, votre mot de passe reste le même.',
    ],
  },
  'password-changed': {
    subject: 'Votre mot de passe a été changé',
    lines: [
      'Votre mot de passe Playhouse a été changé. Si ce n’était pas vous, choisissez-en un autre dès maintenant.',
    ],
  },
  'phone-change.code': {
    subject: 'Votre code pour le nouveau numéro',
    lines: [
      'Entrez ce code pour utiliser ce numéro :',
      '{code}',
      'Il est valide pendant {minutes} minutes.',
    ],
  },
  'phone-changed': {
    subject: 'Votre numéro de téléphone a été changé',
    lines: [
      'Le numéro de téléphone de votre compte Playhouse a été changé. Si ce n’était pas vous, dites-le-nous dès maintenant.',
    ],
  },
  'break.begun': {
    subject: 'Votre pause a commencé',
    lines: [
      'Votre compte Playhouse est fermé au jeu jusqu’au {until}. D’ici là, vous ne pouvez ni vous connecter, ni déposer, ni jouer, et nous ne vous envoyons aucune offre.',
      'Les retraits que vous avez demandés sont payés comme d’habitude. Le compte ne se rouvre pas de lui-même : c’est vous qui en décidez ensuite.',
      'Si le jeu vous pèse, vous trouverez de l’aide gratuite sur notre page consacrée au jeu responsable.',
    ],
  },
  'break.for-ever': {
    subject: 'Votre auto-exclusion a commencé',
    lines: [
      'Votre compte Playhouse est définitivement fermé au jeu. Vous ne pouvez ni vous connecter, ni déposer, ni jouer, et nous ne vous envoyons aucune offre.',
      'Les retraits que vous avez demandés sont payés comme d’habitude. N’ouvrez pas d’autre compte : nous devrions le fermer.',
      'Si le jeu vous pèse, vous trouverez de l’aide gratuite sur notre page consacrée au jeu responsable.',
    ],
  },
  'break.register': {
    subject: 'Vous figurez sur un registre d’interdits de jeu',
    lines: [
      'Le registre national des interdits de jeu vous mentionne. Votre compte Playhouse est fermé au jeu : vous ne pouvez ni déposer ni jouer, et nous ne vous envoyons aucune offre.',
      'Les retraits que vous avez demandés sont payés comme d’habitude, et vous pouvez toujours retirer le reste de votre argent. Seul le registre peut mettre fin à l’interdiction ; nous le consultons à nouveau quand vous vous connectez.',
      'Si le jeu vous pèse, vous trouverez de l’aide gratuite sur notre page consacrée au jeu responsable.',
    ],
  },
  'sign-up.held': {
    subject: 'Votre compte attend une vérification',
    lines: [
      'Bonjour {name},',
      'Votre compte est ouvert. Avant que vous puissiez déposer ou jouer, quelqu’un chez nous doit vérifier vos informations.',
      'Vous n’avez rien à faire : nous vous écrirons quand ce sera fait.',
    ],
  },
  'sign-up.released': {
    subject: 'Votre compte a été vérifié',
    lines: [
      'Vos informations ont été vérifiées. Vous pouvez désormais déposer et jouer sur Playhouse.',
    ],
  },
}
