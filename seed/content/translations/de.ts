/** German, with the formal “Sie” of the site's messages. */
export const DE: Readonly<Record<string, string>> = {
  'A red badge: 18+': 'Ein rotes Abzeichen: 18+',
  'A stage with masks and a hat': 'Eine Bühne mit Masken und einem Hut',
  Popular: 'Beliebt',
  'New arrivals': 'Neuheiten',
  Jackpots: 'Jackpotspiele',
  'Free spins': 'Freispiele',
  Classics: 'Klassiker',
  Adventure: 'Abenteuer',
  'Myths and magic': 'Mythen und Magie',
  'After dark': 'Bei Nacht',
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
  'Slots and table games from our studios, with the RTP shown for each.':
    'Spielautomaten und Tischspiele unserer Studios, jeweils mit Auszahlungsquote.',
  'Sixty live tables, with the bet range shown for each.':
    'Sechzig Live-Tische, jeder mit seiner Einsatzspanne.',

  'Bank card': 'Bankkarte',

  'Your limits first': 'Zuerst Ihre Limits',
  'Set your limits before you play. Lower limits apply immediately, higher ones after a waiting period.':
    'Legen Sie Ihre Limits fest, bevor Sie spielen. Ein niedrigeres Limit gilt sofort, ein höheres erst nach einer Wartezeit.',
  'How limits work': 'So funktionieren Limits',
  'RTP and volatility explained': 'Auszahlungsquote und Volatilität erklärt',
  'Every game shows its RTP and volatility. The rules explain how to read them.':
    'Auszahlungsquote und Volatilität stehen bei jedem Spiel. Die Regeln erklären, wie sie zu lesen sind.',

  'Playhouse Demonstration runs this site under an invented licence:':
    'Playhouse Demonstration betreibt diese Seite mit einer erfundenen Lizenz:',

  'Playhouse shows slots, table games and live tables with the figures that matter before you play: RTP, volatility and bet range.\n## What every game shows\n- The return to player (RTP), measured over many rounds of all players.\n- The volatility, from low to high.\n- The minimum and maximum stake in your currency.\n## Playing within limits\nYou set limits in your account. They apply immediately when you lower them, and are explained under [responsible gambling](/responsible-gambling).':
    'Playhouse zeigt Spielautomaten, Tischspiele und Live-Tische mit den Angaben, die vor dem Spiel zählen: Auszahlungsquote, Volatilität und Einsatzspanne.\n## Was bei jedem Spiel steht\n- Die Auszahlungsquote, gemessen über viele Runden aller Spieler.\n- Die Volatilität, von niedrig bis hoch.\n- Mindest- und Höchsteinsatz in Ihrer Währung.\n## Spielen innerhalb von Limits\nLimits stellen Sie in Ihrem Konto ein. Werden sie gesenkt, gelten sie sofort; mehr dazu unter [Verantwortungsvolles Spielen](/responsible-gambling).',
  'Game figures explained': 'Die Angaben zu einem Spiel lesen',
  'An RTP of 96% means that 96.00 of 100.00 staked is paid back on average, over many rounds of all players. It does not predict the next round.\n\nHigh volatility means larger wins, less often; low volatility means smaller wins, more often. For details, see the [casino rules](/casino-rules).':
    'Eine Auszahlungsquote von 96 % bedeutet: Von 100,00 Einsatz werden im Durchschnitt 96,00 zurückgezahlt, über viele Runden aller Spieler. Über die nächste Runde sagt sie nichts.\n\nHohe Volatilität bedeutet seltenere und größere Gewinne, niedrige Volatilität kleinere und häufigere. Mehr steht in den [Casinoregeln](/casino-rules).',

  'Something we noticed': 'Uns ist etwas aufgefallen',
  'We have noticed something in how you play. It may mean nothing. The figures are shown below, and you decide what to do with them.':
    'Uns ist an Ihrem Spiel etwas aufgefallen. Es muss nichts bedeuten. Unten sehen Sie die Zahlen, und Sie entscheiden, was Sie daraus machen.',
  'Take a moment': 'Bitte halten Sie kurz inne',
  'These figures are often a sign that gambling is becoming too much. A limit or a break helps many people. You can also talk to someone, free and in confidence.':
    'Diese Zahlen sind oft ein Zeichen, dass das Spielen zu viel wird. Ein Limit oder eine Pause hilft vielen. Sie können auch mit jemandem sprechen, kostenlos und vertraulich.',
  'You have made several deposits after losing': 'Sie haben nach Verlusten mehrmals eingezahlt',
  'Continuing to play does not bring back what you have lost: every round is independent of the one before. This is a good moment to stop for today. A 24-hour break takes two taps, and there are people who can help.':
    'Verlorenes kommt durch weitere Runden nicht zurück: Jede Runde ist von der vorigen unabhängig. Jetzt ist ein guter Moment, für heute aufzuhören. Für eine Pause von 24 Stunden genügt es, zweimal zu tippen, und es gibt Menschen, die helfen können.',
  'We are concerned about you': 'Wir machen uns Sorgen um Sie',
  'The signs have become stronger. Our team has been notified and may contact you. Please think about a break now, and talk to someone who can help.':
    'Die Anzeichen sind stärker geworden. Unser Team wurde informiert und meldet sich vielleicht bei Ihnen. Bitte denken Sie jetzt über eine Pause nach und sprechen Sie mit jemandem, der helfen kann.',

  'Slots, tables and live games in one place': 'Slots, Tische und Live-Spiele an einem Ort',
  'Games that show their RTP, with your limits always at hand.':
    'Spiele mit Auszahlungsquote, und Ihre Limits immer zur Hand.',
  'Playhouse: casino and live casino': 'Playhouse: Casino und Live-Casino',
  'Slots, table games and live tables with their RTP, volatility and bet range shown before you play.':
    'Spielautomaten, Tischspiele und Live-Tische. Auszahlungsquote, Volatilität und Einsatzspanne sehen Sie, bevor Sie spielen.',
  'Slots and virtual sports in one place': 'Slots und virtueller Sport an einem Ort',
  'Playhouse: slots and virtual sports': 'Playhouse: Slots und virtueller Sport',
  'Slots with their RTP, volatility and bet range shown before you play.':
    'Spielautomaten. Auszahlungsquote, Volatilität und Einsatzspanne sehen Sie, bevor Sie spielen.',
  'Sports betting and virtual sports in one place': 'Sportwetten und virtueller Sport an einem Ort',
  'Odds before and during the match, with your limits always at hand.':
    'Quoten vor und während des Spiels, Ihre Limits immer zur Hand.',
  'Playhouse: sports betting and virtual sports': 'Playhouse: Sportwetten und virtueller Sport',
  'Sports betting before and during the match, and virtual sports. Your limits are always at hand.':
    'Sportwetten vor und während des Spiels und virtueller Sport. Ihre Limits sind immer zur Hand.',
  'Welcome to Playhouse': 'Willkommen bei Playhouse',
  'Games from our studios': 'Spiele unserer Studios',
  'Every game shows its RTP and volatility before you play.':
    'Jedes Spiel zeigt Auszahlungsquote und Volatilität, bevor Sie spielen.',
  '18+. Play within your limits.': '18+. Spielen Sie innerhalb Ihrer Limits.',
  'Go to casino': 'Zum Casino',
  'Theatre masks in the limelight': 'Theatermasken im Rampenlicht',
  'Bets on live matches': 'Wetten auf laufende Spiele',
  'A bet on a live match is checked before it is accepted. The receipt shows the accepted odds.':
    'Eine Wette auf ein laufendes Spiel wird geprüft, bevor sie angenommen wird. Der Beleg nennt die angenommene Quote.',
  'New season': 'Neue Spielzeit',
  'Fresh from the studios': 'Frisch aus den Studios',
  'The newest games, sorted by release date.':
    'Die neuesten Spiele in der Reihenfolge ihres Erscheinens.',
  'See new games': 'Neue Spiele ansehen',
  'A slot machine among stars': 'Ein Spielautomat zwischen Sternen',

  'About Playhouse': 'Über Playhouse',
  'Terms and conditions': 'Geschäftsbedingungen',
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
  'Only for adults aged 18 or over': 'Nur für Erwachsene ab 18 Jahren',
  'You can set limits on deposits and spending':
    'Sie können Limits für Einzahlungen und Ausgaben festlegen',
  'Every game shows its return to player': 'Jedes Spiel nennt seine Auszahlungsquote',

  'Account features': 'Funktionen Ihres Kontos',
  Games: 'Spiele',
  Bonus: 'Bonusangebote',
  Control: 'Kontrolle',
  'Fresh on stage': 'Neu auf der Bühne',
  'The newest games from our studios, each with its RTP and bet range.':
    'Die neuesten Spiele unserer Studios, jedes mit seiner Auszahlungsquote und seiner Einsatzspanne.',
  'New arrivals are sorted by release date, newest first.\n\nWhere the law allows it, most slots have a demo with play money.':
    'Die Neuheiten sind nach Erscheinungsdatum sortiert, die neuesten zuerst.\n\nWo das Gesetz es erlaubt, gibt es die meisten Spielautomaten auch als Demo mit Spielgeld.',
  'There is nothing to claim: this page describes games and tools at Playhouse.\n\nGames are for adults, and we verify your identity. Your limits, breaks and exclusions apply everywhere.':
    'Hier gibt es nichts einzulösen: Diese Seite beschreibt Spiele und Funktionen von Playhouse.\n\nDie Spiele sind für Erwachsene, und Ihre Identität wird geprüft. Ihre Limits, Pausen und Sperren gelten überall.',
  'See the new arrivals': 'Neuheiten ansehen',
  'A slot machine in the light of a stage': 'Ein Spielautomat im Bühnenlicht',
  'Set your limits before you play': 'Legen Sie Ihre Limits fest, bevor Sie spielen',
  'Lower limits apply immediately, higher ones after a waiting period.':
    'Ein niedrigeres Limit gilt sofort, ein höheres erst nach einer Wartezeit.',
  'Deposit limits, breaks and self-exclusion are in your account, and explained on one page.\n\nWhatever you set applies to every game at Playhouse.':
    'Einzahlungslimits, Pausen und Selbstsperre finden Sie in Ihrem Konto; eine Seite erklärt sie alle.\n\nWas Sie festlegen, gilt für jedes Spiel bei Playhouse.',
  'A key in front of a bank': 'Ein Schlüssel vor einer Bank',
  'A calm evening': 'Ein ruhiger Abend',
  'Low-volatility games: smaller wins, more often, but no less risk of losing in the long run.':
    'Spiele mit niedriger Volatilität: kleinere Gewinne, häufiger, aber auf lange Sicht kein geringeres Verlustrisiko.',
  'Every game shows its volatility, from low to high. It tells you how a game pays, not how much.\n\nThe return to player (RTP) tells you how much: it is a long-term average over many rounds of all players.':
    'Die Volatilität steht bei jedem Spiel, von niedrig bis hoch. Sie sagt, wie ein Spiel auszahlt, nicht wie viel.\n\nWie viel, sagt die Auszahlungsquote: ein langfristiger Durchschnitt über viele Runden aller Spieler.',
  'See the games': 'Spiele ansehen',
  'Cherries and a bell': 'Kirschen und eine Glocke',
  'See free seats before you join': 'Freie Plätze vorab sehen',
  'Live tables show their bet range and, where seats are limited, how many are free.':
    'Live-Tische zeigen ihre Einsatzspanne und, wo die Plätze begrenzt sind, die freien Plätze.',
  'The tile of each table shows whether it is open and how many seats are free, and updates live.\n\nIts rules and bet range are one tap away.':
    'Die Kachel eines Tischs zeigt laufend, ob er geöffnet ist und wie viele Plätze frei sind.\n\nEinmal tippen zeigt Regeln und Einsatzspanne.',
  'See live tables': 'Zu den Live-Tischen',
  'A top hat and two tickets': 'Ein Zylinder und zwei Eintrittskarten',
  'Your figures': 'Ihre Zahlen',
  'Your deposits, stakes and winnings for any period, online or as CSV.':
    'Ihre Einzahlungen, Einsätze und Gewinne für jeden Zeitraum, online oder als CSV.',
  'Your statement lists every transaction. You can also set a budget, and the site tracks it for you.':
    'Ihr Kontoauszug enthält jede Transaktion. Sie können auch ein Budget festlegen, und die Seite rechnet für Sie mit.',
  'View statement': 'Zum Kontoauszug',
  'A trophy, a key and a coin': 'Ein Pokal, ein Schlüssel und eine Münze',
  'Front row': 'Erste Reihe',
  'Star the tables you like, and find them first in the live casino.':
    'Markieren Sie die Tische, die Ihnen gefallen, und finden Sie sie ganz vorn im Live-Casino.',
  'See my games': 'Meine Spiele ansehen',
  'A crown and two tickets': 'Eine Krone und zwei Eintrittskarten',
  'Summer matinée': 'Sommermatinee',
  'A row of light games for July.': 'Eine Reihe leichter Spiele für den Juli.',
  'This promotion ran in July. The games are still in the casino.':
    'Diese Aktion lief im Juli. Die Spiele sind weiterhin im Casino.',
  'Cherries and stars': 'Kirschen und Sterne',
  'Your favourite games': 'Ihre Lieblingsspiele',
  'Search games': 'Spiele suchen',
  'Live tables at a glance': 'Live-Tische auf einen Blick',
  'Each live table shows whether it is open, its bet range and, where seats are limited, how many are free.':
    'Jeder Live-Tisch zeigt seine Einsatzspanne, ob er geöffnet ist und, wo die Plätze begrenzt sind, wie viele frei sind.',
  'Sign up and set your limits first': 'Registrieren und zuerst Limits festlegen',
  'Sign-up takes three steps. You can set your limits before you play, and every game shows its RTP.':
    'Die Registrierung besteht aus drei Schritten. Ihre Limits können Sie festlegen, bevor Sie spielen, und jedes Spiel zeigt seine Auszahlungsquote.',
  'Sign up': 'Registrieren',
  '18+. One account per adult who lives where Playhouse is available. Gambling costs money in the long run.':
    '18+. Ein Konto pro Person, für Erwachsene, die dort wohnen, wo Playhouse verfügbar ist. Glücksspiel kostet auf lange Sicht Geld.',
  'The circle': 'Der Kreis',
  'There are no levels and no points. Playing more does not get you better treatment: this is what every player gets.':
    'Hier gibt es keine Stufen und keine Punkte. Wer mehr spielt, wird nicht besser behandelt: Das hier bekommt jeder Spieler.',
  'Masks under a crown': 'Masken unter einer Krone',
  'Ask a question': 'Eine Frage stellen',
  'Withdrawal tracking': 'Auszahlungen verfolgen',
  'Each withdrawal shows its status, and is paid back the way you deposited.':
    'Jede Auszahlung zeigt ihren Status und erfolgt auf demselben Weg wie Ihre Einzahlung.',
  'Your account history': 'Ihr Kontoverlauf',
  'Your statement, your budget and every round with its reference are in your account.':
    'Kontoauszug, Budget und jede Runde mit ihrer Referenz finden Sie in Ihrem Konto.',
  'The same protection': 'Derselbe Schutz',
  'Limits, breaks and checks apply to all players. We never ask you to play more.':
    'Limits, Pausen und Prüfungen gelten für alle. Wir bitten Sie nie, mehr zu spielen.',
  'Leaving is as easy as joining': 'Gehen ist so leicht wie Kommen',
  'A break or self-exclusion starts immediately, and your money stays yours.':
    'Eine Pause oder Selbstsperre beginnt sofort, und Ihr Geld gehört weiterhin Ihnen.',
  'No levels and no points: what every Playhouse player gets.':
    'Keine Stufen, keine Punkte: was jeder Spieler bei Playhouse bekommt.',

  'For players who have deposited before, whose identity is verified and who are not excluded, on a break or at one of their limits. Once per player; one bonus at a time for each product.\n\nThe amounts in your currency, the eligible games and how much they count are shown under Rewards before you decide, and do not change once you have the bonus.\n\nYour own money is staked first and can be withdrawn at any time; a withdrawal forfeits an active bonus. You can forfeit the bonus at any time: you keep your own money and lose the bonus money.':
    'Für Spieler, die schon einmal eingezahlt haben, deren Identität bestätigt ist und die weder gesperrt sind noch eine Pause machen noch eines ihrer Limits erreicht haben. Einmal pro Spieler; für jedes Produkt nur ein Bonus gleichzeitig.\n\nDie Beträge in Ihrer Währung, die Spiele, die zählen, und wie viel sie zählen, stehen unter „Prämien“, bevor Sie sich entscheiden. Sobald Sie den Bonus haben, ändern sie sich nicht mehr.\n\nIhr eigenes Geld wird zuerst eingesetzt und kann jederzeit ausgezahlt werden; durch eine Auszahlung verlieren Sie einen aktiven Bonus. Sie können den Bonus aufgeben, wann immer Sie möchten: Sie behalten Ihr eigenes Geld und verlieren das Bonusgeld.',
  'See the terms in your account': 'Bedingungen im Konto ansehen',
  'Harbour Match': 'Hafen-Bonus',
  'Half of one deposit added as bonus money for the casino.':
    'Die Hälfte einer Einzahlung zusätzlich als Bonusgeld für das Casino.',
  'Choose Harbour Match when you make a deposit. The bonus money is added immediately.\n\nIts conditions are shown next to it, with an example of the average cost of wagering.':
    'Wählen Sie den Hafen-Bonus, wenn Sie einzahlen. Das Bonusgeld wird sofort gutgeschrieben.\n\nDie Bedingungen stehen daneben, mit einem Beispiel für die durchschnittlichen Kosten des Umsetzens.',
  '18+. For players who have deposited before, once each. 50% of a deposit, up to the amount in your currency under Rewards. Wagering: 10 times within 60 days.':
    '18+. Für Spieler, die schon eingezahlt haben, je einmal. 50 % einer Einzahlung, höchstens der Betrag in Ihrer Währung unter „Prämien“. Umsatzbedingung: 10-mal innerhalb von 60 Tagen.',
  'A coin and a crown in front of a bank': 'Eine Münze und eine Krone vor einer Bank',
  'Velvet Table': 'Velvet Table',
  'A small amount of bonus money for live tables. No deposit required.':
    'Ein kleiner Betrag Bonusgeld für die Live-Tische, ohne Einzahlung.',
  'Claim it under Rewards. Wheels count in full towards wagering; roulette, blackjack and baccarat count for a quarter.\n\nIf you do not claim it, nothing changes.':
    'Nehmen Sie den Bonus unter „Prämien“ an. Für die Umsatzbedingung zählen Glücksräder voll, Roulette, Blackjack und Baccarat zu einem Viertel.\n\nWenn Sie ihn nicht annehmen, ändert sich nichts.',
  '18+. For players who have deposited before, once each. The amount in your currency is shown under Rewards. Wagering: 10 times at live tables within 60 days.':
    '18+. Für Spieler, die schon eingezahlt haben, je einmal. Der Betrag in Ihrer Währung steht unter „Prämien“. Umsatzbedingung: 10-mal an Live-Tischen innerhalb von 60 Tagen.',
  'Cards and dice on a table': 'Karten und Würfel auf einem Tisch',
  'Select the star on a tile to add a table or game to My games.':
    'Mit dem Stern auf einer Kachel kommt ein Tisch oder Spiel in „Meine Spiele“.',
  'Select the star on a game to add it to My games. You can search by name, studio or theme.':
    'Mit dem Stern auf einer Kachel kommt ein Spiel in „Meine Spiele“. Sie können nach Name, Studio oder Thema suchen.',
}
