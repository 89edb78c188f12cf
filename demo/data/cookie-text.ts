export const cookieTextSv = `<h2>Kakor på den här webbplatsen</h2>
<p>En kaka är en liten textfil som sparas i din webbläsare. Den som sparar är Fjällbrusa Form AB. Vi använder inga kakor för reklam och delar dem inte med någon.</p>
<h3>Nödvändiga</h3>
<ul>
<li><strong>session</strong>: håller dig inloggad. Försvinner när du loggar ut.</li>
<li><strong>device</strong>: känner igen webbläsaren du har loggat in i, så att ingen annans gissningar kan stänga dig ute. Sparas i 180 dagar.</li>
<li><strong>language</strong>: minns vilket språk du läser på.</li>
<li><strong>Endast i lager, lista eller rutor</strong>: dina val i produktlistan, sparade i webbläsaren tills du ändrar dem.</li>
<li><strong>Det du har börjat skriva</strong>: snabborder, formulär och vilka fakturor du har fått veta om, sparat i webbläsaren så att inget går förlorat.</li>
<li><strong>kaksvar</strong>: minns ditt svar här i 60 dagar.</li>
</ul>
<h3>Bara om du accepterar</h3>
<ul>
<li><strong>Felrapporter</strong>: om sidan kraschar får vi veta vad som hände strax innan. All text och alla fält är maskerade.</li>
</ul>
<p>Du kan när som helst ändra ditt val under Kakinställningar längst ner på sidan.</p>`;

export const cookieTextEn = `<h2>Cookies on this website</h2>
<p>A cookie is a small text file kept in your browser. It is kept by Fjällbrusa Form AB. We use no cookies for advertising and share them with nobody.</p>
<h3>Necessary</h3>
<ul>
<li><strong>session</strong>: keeps you logged in. It goes away when you log out.</li>
<li><strong>device</strong>: recognises a browser that you have logged in with, so that nobody else’s guesses can lock you out. Kept for 180 days.</li>
<li><strong>language</strong>: remembers which language you read.</li>
<li><strong>In stock only, list or cards</strong>: your choices in the product list, kept in the browser until you change them.</li>
<li><strong>What you have begun to type</strong>: quick orders, forms and which invoices you have been told of, kept in the browser so that nothing is lost.</li>
<li><strong>cookie answer</strong>: remembers your answer here for 60 days.</li>
</ul>
<h3>Only if you accept</h3>
<ul>
<li><strong>Error reports</strong>: if the page breaks we are told what happened just before. All text and all fields are masked.</li>
</ul>
<p>You can change your choice at any time under Cookie settings at the bottom of the page.</p>`;
