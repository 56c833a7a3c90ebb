import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@thorp/server/games';
import { clauseReportOf } from '@thorp/testkit';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { clausesIn, rulesOf } from '../clauses.ts';

test.each(GAME_IDS)('every clause of %s has a text to show', game => {
  const clauses = clausesIn(readFileSync(rulesOf(game), 'utf8'));
  const without = clauseReportOf(dirname(rulesOf(game))).clauses.filter(id => (clauses[id] ?? '').length < 8);
  expect(without).toEqual([]);
});

test('a clause is shown as plain sentences, without the marks of its sources', () => {
  const rules =
    '- **V-6.3** [P1] A *villager* goes on a **Lumberjack** [R].\n  It stays there.\n- S-5.7 **Relevance.** Both.\n';
  expect(clausesIn(rules)).toEqual({
    'V-6.3': 'A villager goes on a Lumberjack. It stays there.',
    'S-5.7': 'Relevance. Both.',
  });
});
