import { cards, heading, list, more as extra, p, RECONSTRUCTED, setting, table } from '../../../../rulebook/write.ts';
import type { Chapter } from '../../../../rulebook/types.ts';
import { countess, monastery } from './solo.de.ts';

/** Chapters that a first game does not need. */
export const more: readonly Chapter[] = [
  extra(
    'specials',
    'Besondere Dorfbewohner',
    p(
      '9.1',
      'Besondere mit dem **Ablagezeichen** kosten keine Bauaktion: ausspielen, nutzen, ablegen. Du darfst beliebig viele spielen. Die anderen kosten eine Bauaktion und bleiben in deinem Dorf.',
    ),
    cards(
      ['monk', 'steht für jemanden in einer Kette'],
      ['apprentice', 'nimmt den Platz eines Verdeckten ein'],
      ['tinner', 'Schlösser sind diesen Zug frei'],
      ['smuggler', 'das halbe Gold eines Dorfbewohners'],
    ),
    p('9.2', 'Kein Besonderer kann fremde Gründer nehmen, und keiner kann einen Trupp nehmen oder entfernen.'),
    list(
      '9.3 9.22',
      '**Mönch**: steht für irgendeinen Dorfbewohner einer Kette, nie für den obersten. Du legst ihn also zusammen mit dem Dorfbewohner darüber: **zwei Bauaktionen**. Der Rest der Kette muss stimmen. Zuunterst trägt er zwei Dorfbewohner einer Zunft, sonst einen. Zwei Mönche dürfen mit einem Dorfbewohner obenauf übereinanderliegen: drei Bauaktionen.',
    ),
    list(
      '9.4 9.19 9.5',
      '**Lehrling**: nimmt in irgendeinem Dorf den Platz eines **verdeckten** Dorfbewohners ein. Den Befreiten baust du sofort im eigenen Dorf, nach den üblichen Regeln (Platz und Schloss). Alles zusammen ist eine Bauaktion. Der Lehrling gehört dann zu dem Dorf, in dem er liegt. Trupps, fremde Gründer und andere Stellvertreter nimmt er nie. Wessen Befreiter nicht gebaut werden könnte, wird nicht angeboten.',
      'Ein Mönch oder Lehrling, auf dem niemand mehr steht, kommt auf die Hand dessen, dem das Dorf gehört.',
    ),
    list(
      '9.6 9.7 9.21',
      '**Zinngießer** (ablegen): Von jetzt an darfst du in diesem Bauzug jedes Schloss umsonst öffnen, wenn du willst. Erstattet wird nichts.',
      '**Schmuggler** (ablegen, Schloss: Schiffbauer): Du bekommst die Hälfte des aufgedruckten Goldes eines deiner Dorfbewohner, dessen Gold wirkt, aufgerundet. Vorher muss sein eigenes Schloss geöffnet werden; der Zinngießer macht auch das umsonst.',
    ),
    heading('newspecials', 'Die sieben der Jahreszeiten'),
    list(
      '9.8 9.9 9.15 9.16 9.17',
      '**Ingenieur**: kommt oben auf eine deiner Ketten, auch auf einen einzelnen Dorfbewohner. **Alle Zeichen darunter in diesem Zweig wirken** wieder: Gold, Silber, Nahrung, Baumeister und Schlüsselring. Die unterste Karte gehört zum Zweig, auch wenn sie zwei trägt.',
      '**Erfinder**: kommt ebenso obenauf. Du bekommst **sofort 5 Gold für jeden Dorfbewohner darunter** in diesem Zweig, die unterste Karte eingeschlossen. Er verdeckt wie jeder andere; Münzen auf dem, den er verdeckt, kommen in deinen Vorrat.',
      'Beide brauchen einen eigenen Dorfbewohner, auf dem niemand steht: auch Gründer, einen einzelnen Einfachen oder einen Trupp. Auf sie passt nur wieder ein Ingenieur oder Erfinder. Ein Ingenieur wirkt für alle Karten unter ihm, auch wenn ein Erfinder auf ihm liegt, und auch für die unter einem Erfinder weiter unten.',
    ),
    list(
      '9.10 9.18',
      '**Tausendsassa**: eine unterste Karte, deren zwei Zweige **verschiedenen Zünften** angehören dürfen. Er steht für jeden, der eine Kette beginnt, auch für Gründer, und darf allein stehen. Eine Bauaktion.',
      'Ein Stellvertreter bietet die Plätze dessen, für den er steht: zuunterst zwei, sonst einen. Wen ein Ingenieur wirken lässt, der ist trotzdem verdeckt; ein Lehrling kann ihn also holen.',
    ),
    list(
      '9.11 9.12 9.13 9.14',
      '**Sammler** (ablegen): wird beim Nehmen gespielt, vor deinem letzten regulären Dorfbewohner. Du nimmst zwei mehr, auch über fünf hinaus.',
      '**Zeltmacher** (ablegen): zwei Bauaktionen mehr in diesem Zug, auch über fünf hinaus.',
      '**Anführer** (ablegen): Nimm bis zu zwei Einfache, ohne eine Karte abzugeben. Sie zählen nicht zur Grenze von drei.',
      '**Kaufmann** (ablegen): Die Bank legt Gold auf einen deiner Dorfbewohner mit wirksamem Schlüsselring: so viel, wie der Schlüsselring zeigt.',
    ),
    p(
      '9.20 20.9',
      'Ein Besonderer in deinem Dorf zählt bei Gleichstand am Ende als Dorfbewohner. Er zeigt ein Zeichen der Besonderen, das kein Silber zählt, und übernimmt nie die Zeichen dessen, für den er steht.',
    ),
  ),
  extra(
    'seasons',
    'Die Jahreszeiten',
    p(
      '2.9 2.15 2.17 1.7',
      'Die Erweiterung bringt Ereignisse, Trupps, sieben Besondere und die Zunft Ton. **Jedes davon könnt ihr allein verwenden.** Sobald eines dabei ist, gilt der Aufbau der Jahreszeiten, wenn ihr ihn nicht abschaltet.',
    ),
    list(
      '2.10 2.11 2.12 2.13 2.18',
      'Die Straße besteht aus sechs zufälligen Karten, bei jeder Spielerzahl.',
      'Die Stapel sind höher: der erste hat 2 Karten pro Spieler, die anderen **3 pro Spieler**. Das ist etwa eine Runde mehr.',
      'Zu viert und zu fünft sind alle 18 Tonkarten, der dritte Gerber und der dritte Schäfer dabei.',
      'Die Reserve hat dann 36, 14, 26 oder 4 Karten zu zweit, zu dritt, zu viert oder zu fünft, und 8 mehr mit den sieben Besonderen und dem dritten Traubenleser. Wer allein spielt, hat neben dem Kloster 51 (mit höheren Stapeln 41), gegen die Gräfin 43.',
    ),
    p(
      '2.19',
      'Reichen die Karten bei einer Einstellung nicht für Straße, Stapel und Hände, sagt der Tisch, wie viele fehlen, und bietet die nächste an, die geht.',
    ),
    heading('claysuit', 'Ton und die zusätzlichen Karten'),
    p(
      '12.1 12.2 12.3 12.4 12.5',
      'Ton hat 18 Karten: vier Tongräber, die Ketten beginnen, und je zwei von sieben anderen, die auf ihnen stehen. Kein Dorfbewohner des Tons hat einen Schlüsselring. Den dritten Traubenleser gibt es in jeder Spielart, den dritten Gerber und Schäfer mit ihren Zünften.',
    ),
  ),
  extra(
    'events',
    'Ereignisse',
    p(
      '2.14 2.20 10.1 10.2',
      'Unter den Stapeln 1, 3, 4 und 5 liegt je ein zufälliges Ereignis: **Frühling, Sommer, Herbst, Winter**. Ihr könnt sie von Anfang an lesen. Ein Ereignis geschieht in der Runde, in der sein Stapel leer wird, nachdem alle gebaut haben. Mehrere folgen von links nach rechts, jedes reihum von allen. Wer es nicht ausführen kann, wird übergangen; die Karte kommt nie wieder.',
    ),
    p(
      '10.16 10.21',
      'Für jede Jahreszeit gibt es drei. Leert ein Ereignis einen Stapel, geschieht das Ereignis darunter noch in dieser Runde.',
    ),
    heading('spring', 'Frühling'),
    list(
      '10.3',
      '**Feste**: Alle ziehen 3 Karten aus der Reserve. Erst dann gibt jeder 2 beliebige Handkarten in sie zurück, und sie wird gemischt. Reicht sie nicht, wird der Ablagestapel hineingemischt; wer weniger zog, gibt eine weniger zurück, als er zog.',
    ),
    list(
      '10.4 10.20 17.7',
      '**Stadtleute**: Jeder Stapel wird im Ganzen umgedreht; seine unterste Karte liegt also offen obenauf, bis zur nächsten Bauphase. Genommen und nachgelegt werden diese sichtbaren Karten. Was inzwischen zurückgegeben wird, liegt offen obenauf und gerät beim Zurückdrehen nach unten.',
    ),
    list(
      '10.5 17.6',
      '**Heimkehrer**: Reihum wählt jeder einen Stapel mit Karten, sieht ihn durch, nimmt eine auf die Hand und mischt den Rest. Die anderen sehen nur die Zunft.',
    ),
    heading('summer', 'Sommer'),
    list('10.6', '**Neuerungen**: 2 Gold für jede Karte auf deiner Hand.'),
    list(
      '10.7 10.18 17.9 20.11',
      '**Hochzeiten**: Reihum gibt jeder eine Handkarte verdeckt an den rechten Nachbarn. Eine erhaltene Karte darfst du nicht weitergeben; aufgenommen wird erst am Ende. Nicht neben dem Kloster.',
    ),
    list(
      '10.8 10.22',
      '**Edelleute**: Die Bank legt 5 Gold auf jeden Dorfbewohner der Straße. Es sind gewöhnliche Münzen: Ab drei Spielern geht mit ihnen, wer nach dem nächsten Nehmen noch dort steht.',
    ),
    heading('autumn', 'Herbst'),
    list(
      '10.9 10.10 20.10',
      '**Reisende**: Die Bank legt 2 Gold auf jeden deiner Dorfbewohner mit wirksamem Schlüsselring.',
      '**Karawanen**: Werte dein ganzes wirksames Silber wie am zweiten Markt und sonst nichts.',
    ),
    list(
      '10.11',
      '**Kaufleute**: Wähle eine deiner Ketten und werte ihr wirksames Gold, ihr Silber und ihre Münzen, beide Zweige. Silber sieht dabei das ganze Dorf. Die Münzen bleiben liegen. Du musst wählen, auch bei 0.',
    ),
    heading('winter', 'Winter'),
    list(
      '10.12 10.14 10.17',
      '**Burgvögte**: Jeder darf **einen** Dorfbewohner von der Hand bauen, mit Platz und Schloss wie üblich, und davor oder danach höchstens eine Karte gegen einen Einfachen tauschen. Auch ein Besonderer kann der eine sein. Es ist keine Bauphase: keine Trupps, kein Mönch, und Zinngießer und Zeltmacher bewirken nichts.',
    ),
    list(
      '10.13 10.19',
      '**Pilger**: Ebenso, aber der Dorfbewohner kommt vom **Ablagestapel**. Hat dieser weniger Karten, als Spieler da sind, kommt zuerst aus der gemischten Reserve eine Karte pro Spieler dazu. Du darfst verzichten.',
    ),
    list(
      '10.15',
      '**Gesandte**: Lege eine Handkarte mit Goldzeichen ab und nimm die Hälfte ihres Goldes, aufgerundet. Silber zählt nicht.',
    ),
  ),
  extra(
    'teams',
    'Trupps',
    p(
      '11.1 11.2 11.7',
      'In deinem Bauzug darfst du **zwei Handkarten** auf Stapel zurückgeben und dafür einen Trupp nehmen: den **Bautrupp** (ein Baumeister) oder den **Erntetrupp** (eine Nahrung). Einen je Dorf. Das kostet keine Bauaktion und zählt nicht zu den drei Tauschen. Ein Trupp wird nie umgedreht.',
    ),
    p(
      '11.3 11.8 2.16 11.6',
      'Ein Trupp ist ein Einzelgänger, der Priester zählt ihn also. Nichts entfernt ihn, und auf ihn passt nur ein Ingenieur oder Erfinder. Trupps gehen nie aus. Sind alle Stapel leer, kommen die zwei Karten in die Reserve.',
    ),
  ),
  monastery,
  countess,
  extra(
    'settings',
    'Einstellungen und Varianten',
    p('13.7', 'Was jede Einstellung ändert, und wozu man sie will. Varianten lassen sich frei verbinden.'),
    setting(
      'mode',
      '16.1',
      'Zwei bis fünf Dörfer, oder jemand allein: neben dem Kloster um einen Rang, oder gegen die Gräfin.',
      'Allein ist das Kloster ruhig und schnell; die Gräfin wehrt sich.',
    ),
    setting(
      'countessProfile',
      '15.20 15.30',
      'Welche Stapel und Regeln die Gräfin hat: die zweite Betafassung, die später verkauften Karten, oder diese leicht oder schwer.',
      'Beginne mit der Betafassung oder der leichten; nimm die schwere, wenn du oft gewinnst.',
    ),
    setting(
      'events',
      '2.14',
      'Vier Ereignisse, eines je Jahreszeit, liegen unter Stapeln und geschehen, wenn diese leer werden.',
      'Jedes Spiel wird anders, und einen Stapel zu leeren wird zum Plan.',
    ),
    setting(
      'teams',
      '11.1',
      'Zwei Handkarten kaufen für immer einen Baumeister oder eine Nahrung.',
      'Gut gegen einen langsamen Anfang: Niemand bleibt ohne Nahrung oder Baumeister stecken.',
    ),
    setting(
      'freeTeam',
      '11.4',
      'Die genannten Plätze bekommen ihren Trupp umsonst, einmal, in einem ihrer Bauzüge.',
      'Ein Vorsprung für Anfänger unter Erfahrenen.',
    ),
    setting(
      'specials7',
      '2.9',
      'Sieben neue Besondere kommen ins Spiel, je einmal. Nicht gegen die Gräfin.',
      'Mehr Überraschungen und größere Verbindungen.',
    ),
    setting(
      'extraGraper',
      '2.9 12.5',
      'Ein dritter Traubenleser kommt ins Spiel.',
      'Die Kette der Trauben beginnt leichter.',
    ),
    setting(
      'seasonsSetup',
      '2.17',
      'Eine zufällige Straße und, wenn ihr nicht die kurzen Stapel behaltet, höhere Stapel; ab vier Spielern auch Ton und die zusätzlichen Karten.',
      'Schaltet ihn ab, um zu einzelnen Teilen der Erweiterung den Aufbau des Grundspiels zu behalten.',
    ),
    setting(
      'extendedLength',
      '2.12 2.15',
      'Die höheren Stapel des Aufbaus der Jahreszeiten.',
      'Schaltet sie für ein kürzeres Spiel ab.',
    ),
    setting(
      'clay',
      '13.4 2.10',
      'Die Zunft Ton kommt dazu. Bis zu dritt: zwei Tongräber und von den anderen Tonkarten je eine, und alle Trauben bleiben draußen.',
      'Eine neue Zunft zu entdecken, bei jeder Spielerzahl.',
    ),
    setting(
      'wool',
      '13.5',
      'Die Zunft Wolle kommt dazu. Bis zu dritt bleiben alle Trauben draußen.',
      'Wolle hat die längste und reichste Kette.',
    ),
    setting(
      'leather',
      '13.5',
      'Die Zunft Leder kommt dazu. Bis zu dritt bleiben alle Trauben draußen.',
      'Kurze Ketten, die früh zahlen.',
    ),
    setting(
      'extraShepherd',
      '12.5',
      'Die Zunft Wolle bekommt einen dritten Schäfer.',
      'Wolle beginnt leichter; der Aufbau der Jahreszeiten zu viert und zu fünft braucht ihn.',
    ),
    setting(
      'extraTanner',
      '12.5',
      'Die Zunft Leder bekommt einen dritten Gerber.',
      'Leder beginnt leichter; der Aufbau der Jahreszeiten zu viert und zu fünft braucht ihn.',
    ),
    setting(
      'firstPlayer',
      '2.3',
      'Wer beginnt: nach dem Los, oder der erste Platz.',
      'Lege es fest, damit Anfänger zuletzt an der Reihe sind, oder um dieselben Karten noch einmal zu spielen.',
    ),
    setting(
      'foundersFlip',
      '6.12',
      '„Runde 1“: Am Ende deines ersten Bauzugs drehen sich Gründer, auf denen nichts liegt, auf Nahrung, gleich welche Nahrung du sonst hast; später nie. „Keine Nahrung“: Am Ende jedes deiner Bauzüge drehen sich Gründer auf der Goldseite, wenn in deinem Dorf keine Nahrung wirkt.',
      'Die erste Lesart ist die der Erweiterung, die zweite die des Grundspiels. Die zweite hilft, wem später die Nahrung ausgeht.',
    ),
    setting(
      'poorestWins',
      '13.1 13.11 13.12',
      'Das wenigste Gold gewinnt, und wer nehmen oder bauen kann, muss es tun, auch bei Burgvögten und Pilgern. Bei Zwillingsdörfern entscheidet stattdessen der kleinste Abstand.',
      'Die bekannten Karten von der anderen Seite gesehen.',
    ),
    setting(
      'tinyIsland',
      '13.2 13.9',
      'Die Bank öffnet keine Schlösser: Ohne Schlüssel in irgendeinem Dorf wird nicht gebaut, außer mit dem Zinngießer.',
      'Schlüsselringe werden kostbar, Nachbarn wichtiger.',
    ),
    setting(
      'twinVillages',
      '13.3 13.8 17.10',
      'Jemand spielt beide Seiten eines Spiels zu zweit und sieht beide Hände. Je kleiner der Abstand des Goldes am Ende, desto besser.',
      'Eine Knobelei für eine Person.',
    ),
    setting(
      'silverInFirstMarket',
      '13.6',
      'Silber wird an beiden Märkten bezahlt.',
      'Wer Silber bringt, lohnt sich früher.',
    ),
    setting(
      'sevenStartingCards',
      '13.6 2.19',
      'Alle beginnen mit sieben statt fünf Karten.',
      'Vom ersten Zug an mehr zu planen.',
    ),
    setting(
      'leaveOut',
      '13.6 13.10',
      'Die genannten Dorfbewohner bleiben draußen. Soll einer davon zu Beginn auf der Straße liegen, nimmt die oberste Karte des Stapels seinen Platz ein.',
      'Lasst weg, was jemand am Tisch nicht mag.',
    ),
    heading('together', 'Was zusammenpasst'),
    table(
      '16.1 16.2 16.3 2.18',
      ['', 'nicht mit'],
      ['Ereignisse', 'Gräfin; Hochzeiten fehlen neben dem Kloster'],
      ['Sieben Besondere, alle anderen Besonderen', 'Gräfin'],
      ['Ton, Wolle, Leder bei 1–3 Spielern', 'Trauben, dritter Traubenleser'],
      ['Das ärmste Dorf gewinnt', 'allein spielen'],
      ['Zwillingsdörfer', 'Kloster, Gräfin'],
    ),
  ),
  extra(
    'secrets',
    'Was offen ist und was geheim',
    list(
      '17.1 17.5',
      '**Für alle offen**: Dörfer, Münzen, Gold, die Straße, Dorfplätze, der Ablagestapel, Ereignisse, alle Kartenzahlen, die Zunft oben auf jedem Stapel und der Reserve, und die Zunft jeder Handkarte, denn Rückseiten sind offen.',
      '**Nur für dich**: die Vorderseiten deiner Hand.',
      '**Für niemanden**: die Vorderseiten in Stapeln und Reserve und ihre Reihenfolge.',
    ),
    p(
      '17.2 17.3 17.4 17.8 17.11',
      'Eine verdeckt genommene Karte wird offen, wenn sie auf dem Dorfplatz liegt. Eine zurückgegebene oder verschenkte zeigt nur ihre Zunft. Was auf den Ablagestapel oder zur Gräfin kommt, ist offen. Was du einmal gesehen hast, darfst du dir merken; der Tisch zeigt nur, was jetzt offen liegt.',
    ),
    p(
      '20.1 20.3 20.4 20.8',
      'Die Bank ist nie leer. Was nicht geht, wird übergangen. Brauchen die Feste oder die Gräfin die Reserve und sie ist leer, wird der Ablagestapel zur neuen Reserve gemischt. Münzen auf einem Dorfbewohner, der ein Dorf verlässt, bekommt, wem es gehört.',
    ),
  ),
  extra(
    'reconstructed',
    'Was wir rekonstruiert haben',
    p(
      '',
      'Diese Spiele sind nach Anleitungen, Kartenlisten und Berichten aufgeschrieben, die wir finden konnten. Wo keine davon einen Punkt entscheidet, haben wir gewählt, was zu allem anderen passt, und bei der Regel steht **unsere Lesart**. Die wichtigsten Punkte:',
    ),
    list(
      '',
      'Welche sechs Dorfbewohner im Grundspiel zu Beginn auf der Straße liegen.',
      'Die meisten Karten des Tons: Namen, Plätze und Werte. Belegt sind nur Tongräber, Keramiker und Fliesenleger.',
      'Was Anführer und Kaufmann tun, und dass Sammler und Zeltmacher abgelegt werden.',
      'Wie hoch die Stapel im Aufbau der Jahreszeiten zu dritt bis zu fünft sind.',
      'Die Reihen 2 bis 6 der Wünsche des Klosters.',
      'Welche von zwei Lesarten der Gründer voreingestellt ist.',
      'Welches Ereignis zu welcher Jahreszeit gehört, außer den Hochzeiten.',
      'Dass die Gräfin deine Gründer nicht nehmen kann.',
    ),
    RECONSTRUCTED,
  ),
];
