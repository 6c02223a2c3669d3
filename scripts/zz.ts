import { dress } from '#models/dress.ts';
import { findModel } from '#models/library.ts';
import { surfaceOf } from '#models/picture/surface.ts';
import { renderThumbnail } from '#models/picture/thumbnail.ts';
import { finishOf } from '#models/materials/library.ts';
const ids=['sofa-02xj','sofa-0ck2','sofa-104f','sofa-0tyu'];
const go=(id:string)=>{const { family, choice } = findModel(id)!; const model = family.build(choice,'middle'); const wear = Object.fromEntries(Object.entries(dress(family, choice)).map(([slot, finish]) => [slot, surfaceOf(finishOf(finish), null)])); return renderThumbnail(model,wear,{width:320,height:320,placement:'floor'});};
for(let i=0;i<12;i++) go(ids[i%4]!);
const a=process.cpuUsage(); for(let i=0;i<40;i++) go(ids[i%4]!); const u=process.cpuUsage(a); console.log(((u.user+u.system)/40000).toFixed(1)+' cpu-ms each');
