import type { Translations } from './translations.ts'

/** German, with the formal “Sie” of the site's messages. */
export const DE: Translations = {
  Popular: 'Beliebt',
  'New arrivals': 'Neuheiten',
  Jackpots: 'Jackpotspiele',
  'Free spins': 'Freispiele',
  Classics: 'Klassiker',
  Adventure: 'Abenteuer',
  'Myths and magic': 'Mythen und Magie',
  'After dark': 'Nach Einbruch der Dunkelheit',
  'Wild nature': 'Wilde Natur',
  'Low volatility': 'Niedrige Volatilität',
  'High volatility': 'Hohe Volatilität',
  'Table games': 'Tischspiele',
  'Video poker': 'Videopoker',
  'All games': 'Alle Spiele',
  'Live lounge': 'Live-Lounge',
  Roulette: 'Roulette',
  Baccarat: 'Baccarat',
  'Wheels and shows': 'Glücksräder und Shows',
  'All tables': 'Alle Tische',
  Casino: 'Casino',
  'Live casino': 'Live-Casino',
  'Slots and table games of thirty studios, each with its return.':
    'Spielautomaten und Tischspiele von dreißig Studios, jedes mit seiner Auszahlungsquote.',
  'Sixty tables with people behind them, open around the clock.':
    'Sechzig Tische mit Menschen dahinter, rund um die Uhr geöffnet.',

  'Bank card': 'Bankkarte',

  'Your limits, first': 'Zuerst Ihre Limits',
  'Set what an evening may cost before it begins. A lower limit counts at once, a higher one waits.':
    'Legen Sie fest, was ein Abend kosten darf, bevor er beginnt. Ein niedrigeres Limit gilt sofort, ein höheres erst nach einer Wartezeit.',
  'How limits work': 'So funktionieren Limits',
  'What a game returns': 'Was ein Spiel auszahlt',
  'Return and volatility stand on every game. The rules explain how to read them.':
    'Auszahlungsquote und Volatilität stehen bei jedem Spiel. Die Regeln erklären, wie sie zu lesen sind.',

  'Playhouse Demonstration runs this site with an invented licence:':
    'Playhouse Demonstration betreibt diese Seite mit einer erfundenen Lizenz:',

  'About this house': 'Über dieses Haus',
  'Playhouse shows slots, table games and live tables with the figures that matter before you play: return, volatility, the range of stakes.\n## What stands beside every game\n- The return to player, measured over many rounds of all players.\n- The volatility, from calm to bold.\n- The smallest and the largest stake in your currency.\n## Playing within limits\nLimits are set in the account, hold at once when they are lowered, and are explained under [responsible gambling](/responsible-gambling).':
    'Playhouse zeigt Spielautomaten, Tischspiele und Live-Tische mit den Angaben, die vor dem Spiel zählen: Auszahlungsquote, Volatilität und Einsatzspanne.\n## Was bei jedem Spiel steht\n- Die Auszahlungsquote, gemessen über viele Runden aller Spieler.\n- Die Volatilität, von ruhig bis gewagt.\n- Der kleinste und der größte Einsatz in Ihrer Währung.\n## Spielen innerhalb von Limits\nLimits stellen Sie in Ihrem Konto ein. Werden sie gesenkt, gelten sie sofort; mehr dazu unter [Verantwortungsvolles Spielen](/responsible-gambling).',
  'Reading a game’s figures': 'Die Angaben zu einem Spiel lesen',
  'A return of 96 % means that 96.00 of 100.00 staked went back on average, over many rounds of all players. It says nothing about the next round.\n\nHigh volatility means rarer and larger wins, low volatility smaller ones more often. The [casino rules](/casino-rules) say more.':
    'Eine Auszahlungsquote von 96 % bedeutet: Von 100,00 Einsatz gingen im Durchschnitt 96,00 zurück, über viele Runden aller Spieler. Über die nächste Runde sagt sie nichts.\n\nHohe Volatilität bedeutet seltenere und größere Gewinne, niedrige Volatilität kleinere und häufigere. Mehr steht in den [Casinoregeln](/casino-rules).',

  'Something worth a look': 'Etwas, das einen Blick wert ist',
  'We have noticed something in how you play. It may mean nothing. Below you see what was counted, and you decide what to do with it.':
    'Uns ist in Ihrem Spiel etwas aufgefallen. Es muss nichts bedeuten. Unten sehen Sie, was gezählt wurde, und Sie entscheiden, was Sie daraus machen.',
  'Take a moment': 'Bitte halten Sie kurz inne',
  'What we counted is often a sign that playing is getting too much. A limit or a break helps many people. You can also talk to somebody, free and in confidence.':
    'Was wir gezählt haben, ist oft ein Zeichen, dass das Spielen zu viel wird. Ein Limit oder eine Pause hilft vielen. Sie können auch mit jemandem sprechen, kostenlos und vertraulich.',
  'You have paid in again and again after losing':
    'Sie haben nach Verlusten immer wieder eingezahlt',
  'What is lost is not won back by playing on: every round begins anew. This is a good moment to stop for today. A break of 24 hours takes two taps, and people who can help are there for you.':
    'Verlorenes kommt durch weitere Runden nicht zurück: Jede Runde beginnt von vorn. Jetzt ist ein guter Moment, für heute aufzuhören. Eine Pause von 24 Stunden ist zweimal Tippen entfernt, und es gibt Menschen, die helfen können.',
  'We are concerned about you': 'Wir machen uns Sorgen um Sie',
  'The signs have become stronger. Our staff has been told and may get in touch with you. Please think about a break now, and talk to somebody who can help.':
    'Die Anzeichen sind stärker geworden. Unsere Mitarbeiter wissen Bescheid und melden sich vielleicht bei Ihnen. Bitte denken Sie jetzt an eine Pause und sprechen Sie mit jemandem, der helfen kann.',

  'One thing is lit: the game you came for': 'Ein Licht brennt: das Spiel, für das Sie da sind',
  '600 games, 60 live tables, your limits always at hand.':
    '600 Spiele, 60 Live-Tische, Ihre Limits immer zur Hand.',
  'Playhouse: casino and live casino': 'Playhouse: Casino und Live-Casino',
  'Slots, table games and live tables with their return, volatility and bet range stated before you play.':
    'Spielautomaten, Tischspiele und Live-Tische. Auszahlungsquote, Volatilität und Einsatzspanne stehen da, bevor Sie spielen.',
  Tonight: 'Heute Abend',
  'The curtain is up': 'Der Vorhang ist offen',
  'Thirty studios on one stage. Every game states its return before you play.':
    'Dreißig Studios auf einer Bühne. Jedes Spiel nennt seine Auszahlungsquote, bevor Sie spielen.',
  '18+. Play within your limits.': '18+. Spielen Sie innerhalb Ihrer Limits.',
  'To the casino': 'Zum Casino',
  'Theatre masks in the limelight': 'Theatermasken im Rampenlicht',
  'New season': 'Neue Spielzeit',
  'Fresh from the studios': 'Frisch aus den Studios',
  'This month’s new games, in the order in which they arrived.':
    'Die neuen Spiele des Monats, in der Reihenfolge ihres Erscheinens.',
  'See new games': 'Neue Spiele ansehen',
  'A slot machine among stars': 'Ein Spielautomat zwischen Sternen',

  'About Playhouse': 'Über Playhouse',
  'Terms and conditions': 'Nutzungsbedingungen',
  'Bonus terms': 'Bonusbedingungen',
  'Casino rules': 'Casinoregeln',
  Privacy: 'Datenschutz',
  'Cookie policy': 'Cookie-Richtlinie',
  'Responsible gambling': 'Verantwortungsvolles Spielen',
  'Age restrictions': 'Altersbeschränkungen',
  'Payment methods': 'Zahlungsarten',
  Contact: 'Kontakt',
  'Questions and answers': 'Fragen und Antworten',
  'Live chat': 'Live-Chat',
  'Demonstration content. Playhouse is a sandbox: no real money is taken or paid. Gambling can be addictive. 18+.':
    'Demonstrationsinhalte. Playhouse ist eine Testumgebung: Es wird kein echtes Geld angenommen oder ausgezahlt. Glücksspiel kann süchtig machen. 18+.',
  'Only for adults of 18 years or more': 'Nur für Erwachsene ab 18 Jahren',
  'You can set limits on deposits and losses':
    'Sie können Limits für Einzahlungen und Verluste festlegen',
  'Every game states its return to the player': 'Jedes Spiel nennt seine Auszahlungsquote',
}
