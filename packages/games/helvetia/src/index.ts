import type { Game } from '@thorp/kernel';
import { SEATS } from './cards/board.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { insight } from './insight/index.ts';
import { score } from './scoring.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { steps } from './steps/index.ts';
import { english } from './text/en.ts';
import type { Helvetia } from './types.ts';
import { stateFault } from './table.ts';
import { view } from './view.ts';

export const helvetia: Game<Helvetia> = {
  id: 'helvetia',
  version: 1,
  seats: SEATS,
  settings,
  steps,
  text: { en: english },
  setup,
  clone,
  view,
  imagine,
  score,
  stateFault,
  insight,
};

export type { Event, Frame, Helvetia, Home, Option, SexName, Spot, Todo } from './types.ts';
export type { FigureView, HelvetiaView, HouseView, PeopleView, PlayerView, TilesView } from './view.ts';
