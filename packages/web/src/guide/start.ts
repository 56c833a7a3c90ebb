import { host, reader } from '../session/host.ts';
import { prefer } from '../preferences/preferences.ts';
import { navigate } from '../app/router.tsx';
import { presetsFor } from '../home/presets.ts';
import { seatPlayers } from '../home/useDraft.ts';
import type { Messages } from '../text/en.ts';

/** Starts a first game with its guide. */
export async function startGuided(game: string, text: Messages): Promise<void> {
  const [first] = presetsFor(await host().describe(game, text.locale));
  if (!first) return navigate(`/new/${game}`);
  const players = seatPlayers(first.seats, [], text);
  const table = await host().create(
    { game, players, settings: first.settings, confirms: true, openHands: false, deal: '' },
    reader(),
  );
  prefer({ guide: { table, seen: [] } });
  navigate(`/table/${table}`);
}
