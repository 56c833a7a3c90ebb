// Plays a fixed number of random decisions and prints how many there were: instructions.ts runs it under callgrind.
import { SUBJECTS } from './subjects.ts';

const [id = '', seats, decisions] = process.argv.slice(2);
const subject = await SUBJECTS[id]?.load();
const task = subject?.tasks.find(each => each.what === 'play' && each.set === null && each.seats === Number(seats));
if (!task) throw new Error(`there is no random play of '${id}' for ${seats}`);
const batch = task.prepare();
let played = 0;
while (played < Number(decisions)) played += batch();
process.stdout.write(`${played}\n`);
