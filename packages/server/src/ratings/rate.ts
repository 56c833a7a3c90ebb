import { rate as openskillRate, rating as openskillRating } from 'openskill';
import type { Rate } from '../store/ratings.ts';

/*
 * Ratings follow Weng and Lin (the Plackett-Luce model of openskill): every seat is a team of one, and the places say
 * who was better. `mu` is the strength, `sigma` its uncertainty.
 */

export const rate: Rate = (before, places) => {
  const teams = before.map(each => [openskillRating(each ? { mu: each.mu, sigma: each.sigma } : undefined)]);
  return openskillRate(teams, { rank: [...places] }).flat();
};
