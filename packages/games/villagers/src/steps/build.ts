import { offer, reveal, schedule, type Candidates } from '@thorp/kernel';
import { BASICS, cardOf, idOf, NONE, TEAM_FACES, villager, VILLAGERS, type Card } from '../cards/index.ts';
import { entryAt } from '../lists.ts';
import { openTurn } from '../modes.ts';
import { fromHand, village } from '../table.ts';
import type { AskStep, Build, Building, Reason, RunStep, State, Turn, Village } from '../types.ts';
import { active, hasPlace, placesFor } from '../village.ts';
import { arrive } from './arrive.ts';
import { exchange, refuseExchange } from './exchange.ts';
import { actionsFor, playSpecial, refuseSpecial } from './specials.ts';
import { getTeam, refuseTeam } from './team.ts';
import { choices, resume, source } from './turn.ts';
import { refuseUnlock, unlocking } from './unlock.ts';

const BASE_BUILDS = 2;
const MOST_BUILDS = 5;
const EXCHANGES = 3;

// V-6.1 The build limit: two and one per active builder, five at most, fixed when the player's turn starts.
export const buildTurn: RunStep<'buildTurn'> = {
  run(s, { seat }) {
    const actions = Math.min(MOST_BUILDS, BASE_BUILDS + active(village(s, seat), 'builder'));
    const turn: Turn = { during: 'build', seat, actions, exchanges: EXCHANGES, free: false };
    schedule(s, ...openTurn(s, turn), { step: 'founders', seat });
  },
};

/** The options of a villager that is not built on another one. */
const ALONE: readonly Build[] = VILLAGERS.map(({ id, special }) =>
  special?.way === 'step' ? { kind: 'play', card: id } : { kind: 'build', card: id, on: NONE },
);
const END_TURN: Build = { kind: 'endTurn' };
const EXCHANGE: readonly Build[] = BASICS.map(basic => ({ kind: 'exchange', basic: idOf(basic) }));
const TEAM: readonly Build[] = TEAM_FACES.map(card => ({ kind: 'team', card: idOf(card) }));

// V-6.2 Builds, exchanges, a Team and Specials in any order, until the player ends the turn. V-10.12, V-10.13 In two
// Events everybody may build, too; there a player without any option is not asked.
export const building: AskStep<Building, Build> = {
  candidates(s, turn, list) {
    for (const card of choices(s, turn)) {
      const reason = refuseCard(s, turn, card);
      if (reason) offer(list, entryAt(ALONE, card), reason);
      else offerPlaces(list, village(s, turn.seat), card);
    }
    for (let basic = 0; basic < EXCHANGE.length; basic++) {
      offer(list, entryAt(EXCHANGE, basic), refuseExchange(s, turn, basic));
    }
    if (s.settings.teams) for (const option of TEAM) offer(list, option, refuseTeam(s, turn));
    offer(list, END_TURN, refuseEnd(s, turn));
  },
  choose(s, turn, option) {
    // V-13.11 A villager that had to be built without a question shows the others what was in the hand.
    if (s.settings.poorestWins && turn.during === 'castellans') reveal(s);
    switch (option.kind) {
      case 'build':
        return buildCard(s, turn, cardOf(option.card), option.on);
      case 'play':
        return playSpecial(s, turn, cardOf(option.card));
      case 'exchange':
        return exchange(s, turn, BASICS.indexOf(cardOf(option.basic)));
      case 'team':
        return getTeam(s, turn, cardOf(option.card));
      case 'endTurn':
    }
  },
};

/** The end of the own build turn is asked for even if it is the only option. */
export const build: AskStep<'build', Build> = { ...building, always: true };

function refuseCard(s: State, turn: Turn, card: Card): Reason | null {
  return villager(card).special?.way === 'step' ? refuseSpecial(s, turn, card) : refuseBuild(s, turn, card);
}

// V-6.1, V-6.3, V-6.18 A build takes an action, a place and, if there is a padlock, its price.
function refuseBuild(s: State, turn: Turn, card: Card): Reason | null {
  if (turn.actions === 0) return NO_ACTIONS;
  if (!hasPlace(village(s, turn.seat), card)) return entryAt(NO_PLACE, card);
  return refuseUnlock(s, turn.seat, card, turn.free);
}

const NO_ACTIONS: Reason = { kind: 'noActions', clause: 'V-6.1', needed: 1 };
const NO_PLACE: readonly Reason[] = VILLAGERS.map(({ id }) => ({ kind: 'noPlace', clause: 'V-6.3', card: id }));

// V-13.1, V-13.11 Poorest Village Wins: the turn goes on as long as a build action can be used.
function refuseEnd(s: State, turn: Turn): Reason | null {
  if (!s.settings.poorestWins) return null;
  const buildable = source(s, turn).some(card => actionsFor(turn, card) > 0 && !refuseCard(s, turn, card));
  return buildable ? MUST_BUILD : null;
}

const MUST_BUILD: Reason = { kind: 'mustBuild', clause: 'V-13.1' };

function offerPlaces(list: Candidates<Build, Reason>, v: Village, card: Card): void {
  const { on: below, special } = villager(card);
  if (below === NONE && special?.way !== 'on top') offer(list, entryAt(ALONE, card));
  else for (const on of placesFor(v, card)) offer(list, { kind: 'build', card: idOf(card), on });
}

// V-6.3, V-6.7 The villager goes onto its place, then its padlock is opened; one build action.
function buildCard(s: State, turn: Turn, card: Card, on: number): void {
  const { seat, free } = turn;
  fromHand(source(s, turn), card);
  arrive(s, seat, card, on);
  schedule(s, ...unlocking(seat, card, free), resume(turn, { actions: turn.actions - 1 }));
}
