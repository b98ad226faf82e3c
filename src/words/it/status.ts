import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'Stato',
  description:
    'Qui vedi se il modulo di contatto e l’API funzionano in questo momento. Agli strumenti non serve né l’uno né l’altra.',
  asking: 'Verifica del servizio in corso…',
  up: 'Funziona tutto.',
  untold: 'Il servizio funziona.',
  late: 'Il servizio funziona, ma il tuo messaggio potrebbe essere letto in ritardo.',
  down: 'Il servizio risponde, ma al momento non può ricevere messaggi.',
  unreached: 'Il servizio non ha risposto. Controlla la connessione e riprova.',
  asked: (time) => `Ultimo controllo: ${time}.`,
  again: 'Controlla di nuovo',
} satisfies Words<typeof english.statusWords>;
