import { settle } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test, vi } from 'vitest';
import { playDeal, type Bout, type Entrant } from '../src/index.ts';
import { seatProgramOrChance } from '../src/program.ts';
import { ProgramFault, seatProgram, type ProgramEntrant } from '../src/node.ts';

const config = settle(hamlet, 2);
const random: Entrant = { name: 'first', choose: ({ decision }) => decision.options[0] as { kind: string } };

/** A program that answers every line by a JavaScript expression over the request `r`. */
const program = (answer: string): string => {
  const source = `require('readline').createInterface({input:process.stdin}).on('line',l=>{const r=JSON.parse(l);const a=r.do==='choose'?(${answer}):{ok:true};if(a)console.log(typeof a==='string'?a:JSON.stringify({id:r.id,...a}))})`;
  return `${process.execPath} -e ${JSON.stringify(source)}`;
};

/** Milliseconds for an answer; only for programs that hang. */
const PATIENCE = 60_000;

async function play(command: string, ms = PATIENCE): Promise<{ bout: Bout; seated: ProgramEntrant; choices: number }> {
  let others = 0;
  const other: Entrant = {
    name: 'other',
    choose(...question) {
      others++;
      return random.choose(...question);
    },
  };
  const seated = await seatProgram({ name: 'it', command, ms }, hamlet, config, 0);
  const bout = await playDeal(hamlet, config, [seated, other], 3);
  await seated.leave(bout);
  return { bout, seated, choices: bout.decisions - others };
}

describe('a program at a seat', () => {
  test('plays by index or by option, and sees its own view and no more', async () => {
    const last = await play(program('{index:r.decision.options.length-1}'));
    expect(last.seated.faults).toEqual([]);
    const same = await play(program('{option:r.decision.options.at(-1).option}'));
    expect(same.bout).toEqual(last.bout);
    const peeks = await play(
      program(`r.view.seats[1].hand===null&&!JSON.stringify(r).includes('chance')?{index:0}:'no'`),
    );
    expect(peeks.seated.faults).toEqual([]);
  });

  test('unoffered options, invalid JSON and late answers are faults, and the program’s choice is made at random', async () => {
    const wrong = await play(program('{index:99}'));
    expect(wrong.seated.faults[0]).toMatch(/^answered index 99, which is not among the \d options$/);
    expect(wrong.bout.decisions).toBeGreaterThan(10);
    expect((await play(program('{option:{kind:"fly"}}'))).seated.faults[0]).toContain('answered {"kind":"fly"}');
    expect((await play(program('"pardon?"'))).seated.faults[0]).toBe('answered with no JSON object: pardon?');
    expect((await play(program('null'), 20)).seated.faults[0]).toBe('did not answer within 20 ms');
  });

  test('an index outside the list is a fault every time, and no other option is played', async () => {
    const wrong = '["length","constructor","__proto__","at","0",-1,0.5,null,1e9,[0],{}]';
    const { seated, choices } = await play(program(`{index:${wrong}[(globalThis.n=(globalThis.n??-1)+1)%11]}`));
    expect(choices).toBeGreaterThan(11);
    expect(seated.faults).toHaveLength(choices);
    expect(seated.faults[0]).toMatch(/^answered index "length", which is not among the \d options$/);
    expect(new Set(seated.faults.map(fault => fault.split(',')[0])).size).toBe(11);
  });

  test('deep nesting, forbidden keys, unknown ids and double answers cost a choice at most', async () => {
    const deep = `'{"id":'+r.id+',"option":'+'['.repeat(5000)+']'.repeat(5000)+'}'`;
    expect((await play(program(deep))).seated.faults[0]).toContain('nested more than 32 deep');
    const proto = `'{"id":'+r.id+',"__proto__":{"index":0}}'`;
    expect((await play(program(proto))).seated.faults[0]).toContain("'__proto__' is not allowed as a key");
    expect((await play(program('{id:r.id+1,index:0}'))).seated.faults[0]).toContain('which was not asked');
    const twice = await play(program(`[0,1].map(i=>JSON.stringify({id:r.id,index:0})).join('\\n')`));
    expect(twice.seated.faults).toEqual([]);
  });

  test('a random player replaces a program that does not take its seat in a tournament', async () => {
    const seated = await seatProgramOrChance({ name: 'it', command: 'exit 4', ms: PATIENCE }, hamlet, config, 0);
    const bout = await playDeal(hamlet, config, [seated, random], 3);
    await seated.leave(bout);
    expect(new Set(seated.faults)).toEqual(new Set(["the bot 'exit 4' ended with exit code 4"]));
  });

  test('a program that ends is reported with its last output, once for every open question', async () => {
    const { seated } = await play(program('process.exit(console.error("out of ideas")||3)'));
    expect(seated.faults.length).toBeGreaterThan(5);
    expect(new Set(seated.faults)).toEqual(new Set(['ended with exit code 3: out of ideas']));
  });

  test('an endless line is cut off', async () => {
    const { seated } = await play(program('(process.stdout.write("x".repeat(3000000)),null)'));
    expect(seated.faults[0]).toBe('sent a line of more than 1 MiB');
  });

  test('unrequested lines are not parsed, so that a flood does not keep the host busy', async () => {
    const read = vi.spyOn(JSON, 'parse');
    const flood = `JSON.stringify({id:r.id,index:0})+'\\nx'.repeat(2000)`;
    const { choices } = await play(program(flood), 60_000);
    expect(read.mock.calls.length).toBeLessThan(100 * choices);
    read.mockRestore();
  });

  test('a command that cannot take its seat is an error that names it', async () => {
    const seat = (command: string) => seatProgram({ name: 'it', command, ms: PATIENCE }, hamlet, config, 0);
    await expect(seat('thorp-no-such-program')).rejects.toThrow(ProgramFault);
    await expect(seat('thorp-no-such-program')).rejects.toThrow(
      /the bot 'thorp-no-such-program' ended with exit code 127/,
    );
    await expect(seat('exit 4')).rejects.toThrow('ended with exit code 4');
  });
});
