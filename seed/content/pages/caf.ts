import type { PageTexts } from './page-text.ts'

export const CAF: PageTexts = {
  terms: {
    title: 'Conditions générales',
    description: 'L’entente entre vous et Playhouse : compte, argent, jeux et plaintes.',
    text: `Ces conditions sont l’entente entre vous et Playhouse. Elles sont courtes à dessein : lisez-les une fois, du début à la fin.
      ## Votre compte
      - Vous avez l’âge légal pour jouer là où vous vivez et ne jouez que pour vous-même.
      - Un seul compte par personne. Le nom, l’adresse et la date de naissance sont les vôtres.
      - Gardez votre mot de passe pour vous. Avertissez-nous dès que quelqu’un d’autre pourrait le connaître.
      ## Votre argent
      Les dépôts viennent d’un compte ou d’une carte à votre nom, et les retraits repartent par le même chemin. Le solde indique ce que vous pouvez retirer et ce qui est encore lié à un bonus. Voir les [modes de paiement](/payment-methods).
      ## Jeux
      Le serveur du jeu décide de chaque partie. Si la connexion se rompt, la partie y est terminée et votre solde actualisé; vous la trouvez dans vos transactions. Les [règles du casino](/casino-rules) en disent plus.
      ## Quand nous fermons ou suspendons un compte
      Nous suspendons un compte quand la loi l’exige, quand l’identité ne peut être confirmée ou quand quelqu’un joue pour une autre personne. Nous vous en donnons la raison et vous versons votre propre argent.
      ## Plaintes
      Écrivez-nous d’abord : [contact](/contact). Si notre réponse ne vous satisfait pas, vous pouvez porter plainte sans frais auprès de l’autorité qui délivre les permis dans votre pays.
      > Changements à ces conditions
      > Quand ces conditions changent, votre accord est demandé à la prochaine connexion.
      > Si vous refusez, vous êtes déconnecté et ne pouvez pas jouer. Vous pouvez vous reconnecter pour retirer votre solde ou fermer le compte.`,
  },
  'bonus-terms': {
    title: 'Conditions des bonus',
    description: 'Comment un bonus est donné, misé et terminé, avec un exemple chiffré.',
    text: `Un bonus est de l’argent de jeu assorti de conditions. Celles de chaque offre figurent à côté d’elle; ce qui suit vaut pour toutes.
      ## Exigences de mise
      Un bonus doit être misé autant de fois que l’offre le dit avant de pouvoir être retiré. Votre propre argent est toujours misé en premier et reste le vôtre.
      Table: Un exemple, un bonus de 10,00
      | Condition | Signifie |
      | Exigences de mise : 5 fois | Des mises de 50,00 au total |
      | Délai de 60 jours | Ce qui reste du bonus est ensuite supprimé |
      | Mise maximale de 5,00 | L’argent du bonus ne sert pas dans une partie à la mise plus élevée |
      ## Ce qui compte
      - Chaque offre nomme les types de jeux qui comptent, et pour combien. Les autres n’acceptent pas l’argent du bonus.
      - Les mises de votre propre argent ne comptent pas.
      - Les parties en mode démo ne comptent pas.
      ## Renoncer à un bonus
      Vous pouvez renoncer à un bonus en tout temps. Un retrait met aussi fin à un bonus actif; nous vous le demandons d’abord. Vous gardez votre propre argent; le bonus et ce qu’il a rapporté sont supprimés.
      > Qui ne reçoit pas de bonus
      > Les joueurs en pause, exclus ou ayant atteint une limite, et ceux à qui nous ne pouvons faire de publicité.`,
  },
  'casino-rules': {
    title: 'Règles du casino',
    description:
      'Comment une partie se décide, ce que veut dire le taux de retour, et ce qui arrive si la connexion se rompt.',
    text: `Chaque jeu a ses règles, que vous ouvrez depuis son menu. Celles-ci valent pour tous.
      ## Taux de retour
      Le taux de retour est une moyenne à long terme sur de très nombreuses parties de tous les joueurs. Il ne dit rien de votre prochaine partie ni de votre séance.
      Table: Lire les chiffres d’un jeu
      | Chiffre | Ce qu’il dit |
      | Retour de 96,00 % | Sur 100,00 misés, 96,00 sont revenus en moyenne |
      | Faible volatilité | Des gains plus petits, plus souvent |
      | Forte volatilité | Des gains plus grands, plus rares, avec de longues périodes sans gain |
      ## Parties interrompues
      1. Le serveur du fournisseur termine la partie ouverte.
      2. Votre solde est actualisé avec le résultat.
      3. Vous le voyez dans vos transactions; la page de la partie en donne la référence.
      ## Pannes
      La panne d’un jeu annule les parties touchées. Leurs mises sont remboursées.`,
  },
  'privacy-policy': {
    title: 'Vie privée',
    description:
      'Ce que nous savons de vous, pourquoi, combien de temps, et comment le voir ou l’effacer.',
    text: `Nous gardons ce que la loi et votre compte exigent. Nous vous envoyons des offres seulement si vous l’acceptez.
      Table: Ce que nous gardons, et combien de temps
      | Quoi | Pourquoi | Combien de temps |
      | Nom, adresse, date de naissance, courriel, téléphone | Vérifier votre identité | Aussi longtemps que la loi l’exige |
      | Dépôts, retraits, paris, parties | Loi comptable | Aussi longtemps que la loi l’exige |
      | Documents, profession, revenu, origine des fonds | Loi contre le blanchiment | Aussi longtemps que la loi l’exige |
      | Limites, pauses, exclusions, messages sur votre jeu | Vous protéger | Aussi longtemps que la loi l’exige |
      | Préférences de communication, listes pour les offres | Décider des offres que vous recevez | Tant que vous avez un compte |
      | Résultats d’autotest que vous enregistrez | Pouvoir les comparer | Jusqu’à ce que vous les effaciez; seuls les 20 plus récents |
      | Adresse IP | Détecter les abus | Avec la liste de vos connexions |
      ## Vos droits
      - Voir ce que nous gardons sur vous et en obtenir une copie.
      - Faire corriger les erreurs.
      - Faire effacer tout ce que la loi ne nous oblige pas à garder.
      Écrivez à [notre équipe de la vie privée](mailto:privacy@playhouse.test). Nous vous répondons dans le délai fixé par la loi.`,
  },
  'cookie-policy': {
    title: 'Politique de témoins',
    description: 'Les quelques témoins de ce site, leur rôle et leur durée.',
    text: `Nous n’utilisons les témoins que pour ce que vous faites sur ce site. Aucun ne vous suit ailleurs.
      Table: Témoins de ce site
      | But | Durée |
      | Garder votre connexion | Jusqu’à la déconnexion ou la fin de la session, un an au plus |
      | Retenir un formulaire commencé (inscription, mot de passe oublié, dépôt) | Deux heures au plus |
      | Retenir un code de bonus | Un jour |
      | Retenir votre choix de témoins | Six mois |
      | Retenir votre fuseau horaire, votre coupon de paris et la confirmation de votre âge | Un an |
      La mémoire de votre navigateur garde aussi le thème clair ou sombre et quelques réglages, jusqu’à ce que vous les effaciez.
      ## Témoins facultatifs
      Une vidéo vient d’un autre site. Rien ne lui est demandé avant que vous la lanciez ou acceptiez le marketing; ses propres témoins s’appliquent alors.
      Si vous acceptez le marketing, l’onglet retient aussi le lien du partenaire qui vous a amené, jusqu’à ce que vous le fermiez. Nous n’utilisons pas encore de témoins de performance.
      ## Effacer les témoins
      Vous pouvez effacer les témoins dans les réglages de votre navigateur. Vous êtes alors déconnecté, et nous redemandons votre choix de témoins et votre âge. Un coupon, un formulaire ou un code de bonus en cours est perdu.`,
  },
  'responsible-gambling': {
    title: 'Jeu responsable',
    description:
      'Limites, pauses et autoexclusion : ce que fait chaque outil et où trouver de l’aide.',
    text: `Le jeu coûte de l’argent à la longue. Il devrait rester un loisir à votre portée, et ces outils sont faits pour servir tôt.
      ## Outils
      - **Limite de dépôt** : le maximum que vous pouvez déposer par jour, semaine ou mois. Une limite plus basse vaut aussitôt, une plus haute après un délai.
      - **Limite de dépenses** : le maximum que vous pouvez miser dans une période. Certains pays ont aussi une limite de perte.
      - **Pause courte** : aucun jeu pendant les jours choisis. Elle ne peut être annulée.
      - **Autoexclusion** : six mois ou plus, pour tous les jeux de Playhouse.
      ## Signes à prendre au sérieux
      - Vous jouez pour regagner ce que vous avez perdu.
      - Vous jouez l’argent prévu pour le loyer, la nourriture ou vos prêts.
      - Vous cachez combien vous jouez, ou êtes agité quand vous ne jouez pas.
      - Vous pensez à arrêter et remettez à plus tard.
      ## Aide
      Parlez à quelqu’un de confiance et à la ligne d’aide gratuite de votre pays. Notre équipe répond sans juger : [contact](/contact).
      > Pour les parents et les proches
      > Gardez votre mot de passe pour vous et déconnectez-vous en quittant l’appareil.
      > Il existe des filtres de sites de jeu pour tous les navigateurs et téléphones.`,
  },
  'age-restrictions': {
    title: 'Restrictions d’âge',
    description: 'Aucun mineur ne joue ici : comment nous vérifions, et ce qui arrive sinon.',
    text: `Le jeu d’argent est réservé aux adultes. Chez Playhouse, c’est 18 ans, et davantage là où la loi l’exige.
      ## Comment nous vérifions
      1. Vous indiquez votre date de naissance à l’inscription.
      2. Nous la comparons à un registre ou à un document. D’ici là, vous ne pouvez déposer que jusqu’à un certain montant et pour un temps limité.
      3. En cas de doute, le compte est bloqué jusqu’à ce que nous soyons sûrs.
      ## Quand un mineur a joué
      Le compte est fermé, les dépôts sont rendus à qui ils appartiennent, et aucun gain n’est versé.
      Les parents trouvent des conseils sous [jeu responsable](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'Votre compte est fermé',
    description:
      'Pourquoi un compte peut être fermé, ce qu’il advient de l’argent et comment nous joindre.',
    text: `Vous ne pouvez pas jouer avec ce compte pour le moment. Votre argent est en sécurité : pendant une pause courte ou une autoexclusion, vous pouvez vous connecter pour le retirer; sinon, nous vous le versons.
      ## Raisons possibles
      - Vous avez choisi une pause courte ou une autoexclusion. Elle prend fin le jour annoncé, jamais avant.
      - Vous avez demandé la fermeture du compte.
      - Nous n’avons pas encore pu vérifier votre identité.
      ## Ce que vous pouvez faire
      Écrivez-nous : [contact](/contact). Si vous avez choisi une autoexclusion, nous ne pouvons pas la lever, et nous ne vous inviterons pas à revenir.
      L’aide est gratuite : voir [jeu responsable](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Modes de paiement',
    description: 'Comment déposer et retirer dans votre pays, avec délais et montants.',
    text: `Voici comment déposer et retirer dans votre pays. Nous ne facturons ni l’un ni l’autre; votre banque peut le faire.
      Un retrait repart par le chemin du dépôt. Le premier est plus long, car l’identité est vérifiée une fois.
      Tant que votre identité n’est pas vérifiée, vous pouvez déposer moins que les montants ci-dessous.`,
  },
  faq: {
    title: 'Questions et réponses',
    description: 'De courtes réponses sur le compte, l’argent, les jeux et les limites.',
    text: `## Compte
      > Comment changer mon adresse?
      > Ouvrez les détails du compte, changez l’adresse et enregistrez. Nous pouvons demander un document qui montre la nouvelle.

      > J’ai oublié mon mot de passe
      > Choisissez « Mot de passe oublié » à la connexion. Vous recevez un code par texto ou un lien par courriel; le lien est valable une heure.
      ## Argent
      > Quand mon retrait arrive-t-il?
      > Nous le vérifions d’abord. Ensuite, le délai dépend du mode : voir les [modes de paiement](/payment-methods).

      > Pourquoi ne puis-je pas tout retirer?
      > Une partie du solde peut être un bonus. Touchez le solde pour voir de quoi il se compose.
      ## Jeux
      > Le jeu s’est arrêté en pleine partie
      > La partie est terminée sur le serveur du fournisseur. Rouvrez le jeu ou regardez vos transactions.

      > Puis-je jouer sans argent?
      > Là où la loi le permet, la plupart des machines à sous ont une démo en argent fictif.
      ## Limites
      > Comment fixer ou baisser une limite?
      > Choisissez vos limites dans le menu du compte. Une limite plus basse s’applique aussitôt.

      > Puis-je hausser une limite?
      > Oui, mais une limite plus haute ne s’applique qu’après un délai, qui varie selon le pays. Vous voyez le moment le plus proche avant de confirmer; certains pays demandent de confirmer une deuxième fois.`,
  },
  contact: {
    title: 'Contact',
    description: 'Comment joindre l’équipe de Playhouse, et pour quoi.',
    text: `Parlez à notre équipe, dans votre langue si nous la parlons et toujours en anglais.
      Table: Comment nous joindre
      | Moyen | Pour |
      | Courriel | Compte, argent, jeux |
      | Service des plaintes | Plaintes |
      Écrivez au [service à la clientèle](mailto:support@playhouse.test). Indiquez votre adresse courriel et ce qui s’est passé; n’envoyez jamais votre mot de passe.
      Bien des réponses se trouvent sous [questions et réponses](/faq).`,
  },
  'contact-live-chat': {
    title: 'Clavardage',
    description:
      'Pas de clavardage pour le moment : comment nous joindre, et quoi avoir sous la main.',
    text: `Il n’y a pas de clavardage pour le moment. [Écrivez-nous](mailto:support@playhouse.test) plutôt.
      ## À avoir sous la main
      - Le courriel de votre compte.
      - Pour une partie : sa référence, sur la page de la partie dans vos transactions.
      Nous ne demandons jamais votre mot de passe.`,
  },
  'reset-password': {
    title: 'Nouveau mot de passe',
    description: 'Comment choisir un nouveau mot de passe quand l’ancien est oublié.',
    text: `Entrez ci-dessous le courriel de votre compte. Vous recevez un code par texto ou un lien par courriel; le lien sert une seule fois et est valable une heure. Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.
      Pas de message? Regardez parmi les indésirables, puis [écrivez-nous](/contact).`,
  },
  about: {
    title: 'À propos de Playhouse',
    description: 'Qui nous sommes, et ce que nous promettons en trois phrases.',
    text: `Playhouse est un casino en ligne qui montre l’essentiel avant que vous jouiez.
      ## Ce que nous promettons
      - Chaque jeu affiche son taux de retour avant que vous jouiez.
      - Vos limites se trouvent dans le menu de votre compte, sur chaque page.
      - Nous ne vous poussons pas à jouer : ni sons de victoire quand vous récupérez moins que votre mise, ni mots qui cachent les probabilités.
      ## Ce que c’est
      Ceci est une démonstration. Aucun argent réel n’est perçu ni versé, et tous les jeux, studios et personnes y sont inventés.`,
  },
}
