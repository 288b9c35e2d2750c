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
}
