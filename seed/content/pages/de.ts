import type { LandingText, PageTexts, RegistrationText } from './page-text.ts'

export const DE: PageTexts = {
  terms: {
    title: 'Geschäftsbedingungen',
    description: 'Die Vereinbarung zwischen Ihnen und Playhouse: Konto, Geld, Spiele, Beschwerden.',
    text: `Diese Bedingungen sind die Vereinbarung zwischen Ihnen und Playhouse. Sie sind bewusst kurz: Lesen Sie sie einmal von Anfang bis Ende.
      ## Ihr Konto
      - Sie müssen dort, wo Sie wohnen, volljährig sein und dürfen nur für sich selbst spielen.
      - Ein Konto pro Person. Name, Adresse und Geburtsdatum sind Ihre eigenen.
      - Geben Sie Ihr Passwort nicht weiter. Sagen Sie uns sofort Bescheid, wenn es jemand anders kennen könnte.
      ## Ihr Geld
      Einzahlungen müssen von einem Konto oder einer Karte auf Ihren Namen kommen, Auszahlungen gehen denselben Weg zurück. Ihr Guthaben zeigt, was Sie auszahlen können und was noch an einen Bonus gebunden ist. Siehe [Zahlungsarten](/payment-methods).
      ## Spiele
      Über eine Runde entscheidet der Server des Spiels. Bricht die Verbindung ab, wird die Runde dort zu Ende gespielt und das Ergebnis gebucht; Sie finden es unter Ihren Transaktionen. Mehr steht in den [Casinoregeln](/casino-rules).
      ## Wann wir ein Konto schließen oder sperren
      Wir sperren ein Konto, wenn das Gesetz es verlangt, wenn die Identität nicht bestätigt werden kann oder wenn jemand für eine andere Person spielt. Sie erfahren den Grund, und Ihr eigenes Geld wird ausgezahlt.
      ## Beschwerden
      Schreiben Sie zuerst uns: [Kontakt](/contact). Sind Sie mit unserer Antwort nicht zufrieden, nimmt die Aufsichtsbehörde Ihres Landes Beschwerden kostenlos entgegen.
      > Änderungen dieser Bedingungen
      > Ändern sich diese Bedingungen, bitten wir Sie bei der nächsten Anmeldung um Ihre Zustimmung.
      > Stimmen Sie nicht zu, werden Sie abgemeldet und können nicht spielen. Sie können sich erneut anmelden, um Ihr Guthaben auszahlen zu lassen oder das Konto zu schließen.`,
  },
  'bonus-terms': {
    title: 'Bonusbedingungen',
    description:
      'Wie ein Bonus vergeben, umgesetzt und beendet wird, mit einem Beispiel in Zahlen.',
    text: `Ein Bonus ist Geld zum Spielen, das an Bedingungen geknüpft ist. Die Bedingungen eines Angebots stehen bei ihm; das Folgende gilt für alle.
      ## Umsatzbedingung
      Ein Bonus muss so oft umgesetzt werden, wie das Angebot angibt, bevor er ausgezahlt werden kann. Ihr eigenes Geld wird immer zuerst eingesetzt und gehört weiterhin Ihnen.
      Table: Beispiel: ein Bonus von 10,00
      | Bedingung | Bedeutung |
      | Umsatzbedingung: 5-mal | Einsätze von insgesamt 50,00 |
      | Frist von 60 Tagen | Was dann vom Bonus übrig ist, wird entfernt |
      | Höchsteinsatz 5,00 | In einer Runde mit höherem Einsatz wird kein Bonusgeld verwendet |
      ## Was zählt
      - Jedes Angebot nennt die Arten von Spielen, die zählen, und wie viel. Arten, die es nicht nennt, nehmen kein Bonusgeld an.
      - Einsätze Ihres eigenen Geldes zählen nicht.
      - Demo-Runden zählen nicht.
      ## Einen Bonus aufgeben
      Sie können einen Bonus jederzeit aufgeben. Auch eine Auszahlung beendet einen aktiven Bonus; wir fragen vorher. Ihr eigenes Geld behalten Sie; der Bonus und was damit gewonnen wurde, wird entfernt.
      > Wer keinen Bonus bekommt
      > Spieler, die eine Pause machen, gesperrt sind oder eines ihrer Limits erreicht haben, und Spieler, an die wir keine Werbung richten dürfen.`,
  },
  'casino-rules': {
    title: 'Casinoregeln',
    description:
      'Wie Runden entschieden werden, was die Auszahlungsquote bedeutet und was bei einem Verbindungsabbruch geschieht.',
    text: `Jedes Spiel hat eigene Regeln, die Sie in seinem Menü öffnen. Die folgenden gelten für alle.
      ## Auszahlungsquote
      Die Auszahlungsquote ist ein langfristiger Durchschnitt über viele Runden aller Spieler. Über Ihre nächste Runde oder Ihre Sitzung sagt sie nichts.
      Table: Die Angaben zu einem Spiel lesen
      | Angabe | Was sie bedeutet |
      | Auszahlungsquote 96,00 % | Von 100,00 Einsatz werden im Durchschnitt 96,00 zurückgezahlt |
      | Niedrige Volatilität | Kleinere Gewinne, häufiger |
      | Hohe Volatilität | Größere Gewinne, seltener, mit langen Strecken ohne Gewinn |
      ## Unterbrochene Runden
      1. Der Server des Anbieters spielt die offene Runde zu Ende.
      2. Das Ergebnis wird auf Ihr Guthaben gebucht.
      3. Sie sehen es unter Ihren Transaktionen; die Seite der Runde nennt ihre Referenz.
      ## Störungen
      Eine Störung des Spiels macht die betroffenen Runden ungültig. Die Einsätze dieser Runden werden zurückgezahlt.`,
  },
  'privacy-policy': {
    title: 'Datenschutz',
    description:
      'Was wir über Sie speichern, warum, wie lange, und wie Sie es einsehen oder löschen lassen.',
    text: `Wir speichern, was das Gesetz und Ihr Konto verlangen. Angebote senden wir Ihnen nur, wenn Sie zustimmen.
      Table: Was wir speichern, und wie lange
      | Was | Wozu | Wie lange |
      | Name, Adresse, Geburtsdatum, E-Mail, Telefon | Um Ihre Identität zu prüfen | Solange das Gesetz es verlangt |
      | Einzahlungen, Auszahlungen, Wetten, Runden | Buchführungspflicht | Solange das Gesetz es verlangt |
      | Dokumente, Beruf, Einkommen, Herkunft der Mittel | Geldwäschegesetz | Solange das Gesetz es verlangt |
      | Limits, Pausen, Sperren, Nachrichten zu Ihrem Spiel | Zu Ihrem Schutz | Solange das Gesetz es verlangt |
      | Werbeeinstellungen, Listen für Angebote | Um zu entscheiden, welche Angebote Sie bekommen | Solange Sie ein Konto haben |
      | Selbsttests, die Sie speichern | Damit Sie vergleichen können | Bis Sie sie löschen; nur die neuesten 20 |
      | IP-Adresse | Um Missbrauch zu erkennen | So lange wie Ihr Anmeldeverlauf |
      ## Ihre Rechte
      - Einsehen, was wir über Sie speichern, und eine Kopie erhalten.
      - Fehler berichtigen lassen.
      - Löschen lassen, was wir nicht gesetzlich aufbewahren müssen.
      Schreiben Sie an [unsere Datenschutzstelle](mailto:privacy@playhouse.test). Sie bekommen innerhalb der gesetzlichen Frist eine Antwort.`,
  },
  'cookie-policy': {
    title: 'Cookie-Richtlinie',
    description: 'Die wenigen Cookies dieser Seite, wozu sie dienen und wie lange sie bleiben.',
    text: `Wir verwenden Cookies nur für das, was Sie auf dieser Seite tun. Keines folgt Ihnen auf andere Seiten.
      Table: Cookies dieser Seite
      | Zweck | Wie lange |
      | Hält Sie angemeldet | Bis Sie sich abmelden oder die Sitzung endet, höchstens ein Jahr |
      | Merkt sich ein begonnenes Formular (Registrierung, vergessenes Passwort, Einzahlung) | Höchstens zwei Stunden |
      | Merkt sich einen Bonuscode | Ein Tag |
      | Merkt sich Ihre Entscheidung zu Cookies | Ein halbes Jahr |
      | Merkt sich Ihre Zeitzone, Ihren Wettschein und dass Sie Ihr Alter bestätigt haben | Ein Jahr |
      Der Speicher Ihres Browsers enthält außerdem das helle oder dunkle Design und einige Einstellungen, bis Sie sie löschen.
      ## Optionale Cookies
      Videos kommen von anderen Seiten. Von dort wird nichts geladen, bevor Sie auf Abspielen drücken oder dem Marketing zustimmen; danach gelten deren eigene Cookies.
      Wenn Sie dem Marketing zustimmen, merkt sich der Tab auch den Partnerlink, über den Sie kamen, bis Sie ihn schließen. Cookies für die Leistung verwenden wir bisher nicht.
      ## Cookies löschen
      Cookies können Sie in den Einstellungen Ihres Browsers löschen. Sie sind dann abgemeldet, und wir fragen erneut nach Ihrer Entscheidung zu Cookies und Ihrem Alter. Ein begonnener Wettschein, ein Formular oder ein Bonuscode geht verloren.`,
  },
  'responsible-gambling': {
    title: 'Verantwortungsvolles Spielen',
    description:
      'Limits, Auszeit und Selbstsperre: was jedes Mittel bewirkt und wo Sie Hilfe finden.',
    text: `Glücksspiel kostet auf lange Sicht Geld. Es sollte ein Zeitvertreib bleiben, den Sie sich leisten können, und die Mittel hier sind dafür da, früh genutzt zu werden.
      ## Was Sie tun können
      - **Einzahlungslimit**: wie viel Sie pro Tag, Woche oder Monat höchstens einzahlen. Niedrigere Limits gelten sofort, höhere erst nach einer Wartezeit.
      - **Ausgabenlimit**: wie viel Sie in einem Zeitraum höchstens einsetzen. Manche Länder haben zusätzlich ein Verlustlimit.
      - **Auszeit**: kein Spiel für die Anzahl von Tagen, die Sie wählen. Sie lässt sich nicht zurücknehmen.
      - **Selbstsperre**: sechs Monate oder länger, für alle Spiele bei Playhouse.
      ## Anzeichen, die Sie ernst nehmen sollten
      - Sie spielen, um Verlorenes zurückzugewinnen.
      - Sie spielen mit Geld, das für Miete, Essen oder Kredite gedacht ist.
      - Sie verheimlichen, wie viel Sie spielen, oder sind unruhig, wenn Sie nicht spielen.
      - Sie denken ans Aufhören und schieben es auf.
      ## Hilfe
      Sprechen Sie mit jemandem, dem Sie vertrauen, und mit der kostenlosen Beratung Ihres Landes. Unser eigenes Team antwortet, ohne zu urteilen: [Kontakt](/contact).
      > Für Eltern und Mitbewohner
      > Behalten Sie Ihr Passwort für sich und melden Sie sich ab, wenn Sie das Gerät verlassen.
      > Filter für Glücksspielseiten gibt es für jeden Browser und jedes Telefon.`,
  },
  'age-restrictions': {
    title: 'Altersbeschränkungen',
    description:
      'Kein Glücksspiel für Minderjährige: wie wir das Alter prüfen und was sonst geschieht.',
    text: `Glücksspiel ist für Erwachsene. Bei Playhouse müssen Sie mindestens 18 Jahre alt sein oder älter, wo das Gesetz Ihres Landes es verlangt.
      ## Wie wir prüfen
      1. Bei der Registrierung geben Sie Ihr Geburtsdatum an.
      2. Wir gleichen es mit einem Register oder einem Dokument ab. Bis dahin können Sie nur bis zu einem bestimmten Betrag und für begrenzte Zeit einzahlen.
      3. Im Zweifel ruht das Konto, bis wir sicher sind.
      ## Wenn ein Minderjähriger gespielt hat
      Das Konto wird geschlossen, Einzahlungen gehen an die Person zurück, der sie gehören, und Gewinne werden nicht ausgezahlt.
      Eltern finden Rat unter [Verantwortungsvolles Spielen](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'Ihr Konto ist geschlossen',
    description:
      'Warum ein Konto geschlossen sein kann, was mit dem Geld geschieht und wie Sie uns erreichen.',
    text: `Sie können mit diesem Konto im Moment nicht spielen. Ihr eigenes Geld ist sicher: Während einer Auszeit oder Selbstsperre können Sie sich anmelden und es auszahlen lassen; sonst zahlen wir es Ihnen aus.
      ## Mögliche Gründe
      - Sie haben eine Auszeit oder eine Selbstsperre gewählt. Sie endet an dem Tag, der Ihnen genannt wurde, niemals früher.
      - Sie haben uns gebeten, das Konto zu schließen.
      - Wir konnten Ihre Identität noch nicht bestätigen.
      ## Was Sie tun können
      Schreiben Sie uns: [Kontakt](/contact). Eine Selbstsperre können wir nicht aufheben, und wir werben nicht um Ihre Rückkehr.
      Hilfe ist kostenlos: siehe [Verantwortungsvolles Spielen](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Zahlungsarten',
    description: 'Wie Sie in Ihrem Land einzahlen und auszahlen, mit Dauer und Beträgen.',
    text: `So können Sie in Ihrem Land einzahlen und Geld auszahlen lassen. Wir erheben dafür keine Gebühren, Ihre Bank vielleicht schon.
      Auszahlungen gehen den Weg zurück, auf dem die Einzahlung kam. Die erste dauert länger, weil Ihre Identität einmal geprüft wird.
      Bis Ihre Identität geprüft ist, können Sie nur weniger einzahlen als unten angegeben.`,
  },
  faq: {
    title: 'Fragen und Antworten',
    description: 'Kurze Antworten zu Konto, Geld, Spielen und Limits.',
    text: `## Konto
      > Wie ändere ich meine Adresse?
      > Öffnen Sie Ihre Kontodaten, ändern Sie die Adresse und speichern Sie. Vielleicht bitten wir um ein Dokument, das die neue zeigt.

      > Ich habe mein Passwort vergessen
      > Wählen Sie „Passwort vergessen?“ auf der Anmeldeseite. Sie bekommen einen Code per SMS oder einen Link per E-Mail; der Link gilt eine Stunde.
      ## Geld
      > Wann kommt meine Auszahlung an?
      > Wir prüfen sie zuerst. Danach hängt die Dauer von der Zahlungsart ab: siehe [Zahlungsarten](/payment-methods).

      > Warum kann ich nicht mein ganzes Guthaben auszahlen lassen?
      > Ein Teil davon kann Bonusgeld sein. Tippen Sie auf Ihr Guthaben, um zu sehen, woraus es besteht.
      ## Spiele
      > Das Spiel ist mitten in einer Runde stehen geblieben
      > Die Runde wird auf dem Server des Anbieters zu Ende gespielt. Öffnen Sie das Spiel erneut oder sehen Sie in Ihren Transaktionen nach.

      > Kann ich ohne Geld spielen?
      > Wo das Gesetz Ihres Landes es erlaubt, gibt es die meisten Spielautomaten als Demo mit Spielgeld.
      ## Ihre Limits
      > Wie lege ich ein Limit fest oder senke es?
      > Wählen Sie Ihre Limits im Menü Ihres Kontos. Ein niedrigeres Limit gilt sofort.

      > Kann ich ein Limit erhöhen?
      > Ja, aber ein höheres Limit gilt erst nach einer Wartezeit, die je nach Land verschieden ist. Vor dem Bestätigen sehen Sie den frühesten Zeitpunkt; in manchen Ländern bitten wir um eine zweite Bestätigung.`,
  },
  contact: {
    title: 'Kontakt',
    description: 'Wie Sie das Team von Playhouse erreichen und wofür.',
    text: `Unser Team antwortet in Ihrer Sprache, wenn wir sie sprechen, und überall auf Englisch.
      Table: So erreichen Sie uns
      | Weg | Wofür |
      | E-Mail | Konto, Geld, Spiele |
      | Beschwerdestelle | Beschwerden |
      Schreiben Sie an den [Kundenservice](mailto:support@playhouse.test). Nennen Sie Ihre E-Mail-Adresse und was passiert ist; senden Sie nie Ihr Passwort.
      Viele Antworten finden Sie unter [Fragen und Antworten](/faq).`,
  },
  'contact-live-chat': {
    title: 'Live-Chat',
    description: 'Im Moment gibt es keinen Chat: wie Sie uns erreichen und was Sie bereithalten.',
    text: `Im Moment gibt es keinen Chat. [Schreiben Sie uns](mailto:support@playhouse.test) stattdessen.
      ## Was Sie bereithalten sollten
      - Die E-Mail-Adresse Ihres Kontos.
      - Bei einer Runde: ihre Referenz von der Seite der Runde unter Ihren Transaktionen.
      Wir fragen nie nach Ihrem Passwort.`,
  },
  'reset-password': {
    title: 'Passwort zurücksetzen',
    description: 'So legen Sie ein neues Passwort fest, wenn Sie das alte nicht mehr wissen.',
    text: `Geben Sie unten die E-Mail-Adresse Ihres Kontos ein. Sie bekommen einen Code per SMS oder einen Link per E-Mail; der Link gilt eine Stunde lang und nur einmal. Wählen Sie ein Passwort, das Sie sonst nirgends verwenden.
      Keine Nachricht? Sehen Sie im Spam-Ordner nach; ist dort nichts, [schreiben Sie uns](/contact).`,
  },
  about: {
    title: 'Über Playhouse',
    description: 'Wer wir sind und was wir versprechen, in drei Sätzen.',
    text: `Playhouse ist ein Online-Casino, das vor dem Spiel zeigt, worauf es ankommt.
      ## Was wir versprechen
      - Jedes Spiel nennt seine Auszahlungsquote, bevor Sie spielen.
      - Ihre Limits stehen auf jeder Seite im Menü Ihres Kontos.
      - Wir drängen Sie nicht zum Spielen: keine Gewinnklänge, wenn Sie weniger als Ihren Einsatz zurückbekommen, keine Worte, die die Chancen verschleiern.
      ## Was das hier ist
      Dies ist eine Demonstration. Es wird kein echtes Geld angenommen oder ausgezahlt, und alle Spiele, Studios und Personen darin sind erfunden.`,
  },
}

export const DE_LANDING: LandingText = {
  title: 'Premierenabend',
  description: 'Neue Spiele aus den Studios, und wie ein Abend bei Playhouse abläuft.',
  alt: 'Theatermasken, ein Stern und Eintrittskarten auf einer beleuchteten Bühne',
  intro: `Jede Spielzeit beginnt mit einer Premiere: neue Spiele, eines nach dem anderen, jedes mit seiner Auszahlungsquote und seiner Einsatzspanne.
      ## So läuft es ab
      1. Sehen Sie sich die Spiele an. Wo das Gesetz es erlaubt, gibt es die meisten als Demo mit Spielgeld.
      2. Legen Sie Ihre Limits vor der ersten Einzahlung fest.
      3. Entscheiden Sie, wie lange Sie bleiben möchten, und hören Sie dann auch auf.`,
  games: 'Ausgewählte Spiele',
  countdown: { label: 'Die Sommerspielzeit beginnt', after: 'Die Sommerspielzeit läuft' },
  form: {
    title: 'Konto eröffnen',
    text: 'Registrieren Sie sich in drei Schritten, und legen Sie Ihre Limits vor der Einzahlung fest.',
    label: 'Registrieren',
  },
  outro: `> Wer sich registrieren darf
      > Erwachsene, die in einem Land wohnen, in dem Playhouse verfügbar ist, ein Konto pro Person.
      > Wir prüfen Ihre Identität. Bis dahin können Sie nur bis zu einem bestimmten Betrag einzahlen.`,
}

export const DE_REGISTRATION: RegistrationText = {
  title: 'Eröffnungsabend',
  subtitle: 'Legen Sie Ihre Limits fest, bevor Sie spielen.',
  button: 'Registrieren',
  terms:
    '18+. Ein Konto pro Person, für Erwachsene, die dort wohnen, wo Playhouse verfügbar ist. Glücksspiel kostet auf lange Sicht Geld.',
  alt: 'Ein Stern, ein Zylinder und Theatermasken im Rampenlicht',
  body: `## Was Sie finden
      - Spiele unserer Studios, jedes mit Auszahlungsquote, Volatilität und Einsatzspanne.
      - Live-Tische, die zeigen, ob sie geöffnet und, wo die Plätze begrenzt sind, wie viele frei sind.
      - Einen eigenen Kontoauszug und ein eigenes Budget.
      ## Was es braucht
      Ihre Angaben, einmal, und Limits, die Sie wählen. Wir prüfen Ihre Identität; bis dahin können Sie nur bis zu einem bestimmten Betrag einzahlen.`,
}
